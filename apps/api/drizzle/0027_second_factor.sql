CREATE TABLE `recovery_code` (
	`hash` text PRIMARY KEY NOT NULL,
	`user` integer NOT NULL,
	FOREIGN KEY (`user`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `recovery_code_user` ON `recovery_code` (`user`);--> statement-breakpoint
CREATE TABLE `second_factor` (
	`user` integer PRIMARY KEY NOT NULL,
	`secret` text NOT NULL,
	`last_step` integer,
	`created_at` text NOT NULL,
	`confirmed_at` text,
	FOREIGN KEY (`user`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `session` ADD `proved_at` text;--> statement-breakpoint
ALTER TABLE `session` ADD `factor_at` text;--> statement-breakpoint
ALTER TABLE `shop` ADD `refund_proof_above` integer DEFAULT 1000000 NOT NULL;