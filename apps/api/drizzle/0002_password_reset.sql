CREATE TABLE `password_reset` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user` integer NOT NULL,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL,
	`used_at` text,
	FOREIGN KEY (`user`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `password_reset_user` ON `password_reset` (`user`);