CREATE TABLE `audit` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` text NOT NULL,
	`staff` integer,
	`staff_name` text NOT NULL,
	`action` text NOT NULL,
	`noun` text NOT NULL,
	`row_id` integer,
	`label` text NOT NULL,
	`before` text,
	`after` text,
	`request_id` text NOT NULL,
	`part_of` integer,
	`undoes` integer,
	FOREIGN KEY (`staff`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`part_of`) REFERENCES `audit`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`undoes`) REFERENCES `audit`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `audit_undoes_unique` ON `audit` (`undoes`);--> statement-breakpoint
CREATE INDEX `audit_record` ON `audit` (`noun`,`row_id`);--> statement-breakpoint
CREATE INDEX `audit_part_of` ON `audit` (`part_of`);--> statement-breakpoint
CREATE INDEX `audit_staff` ON `audit` (`staff`);--> statement-breakpoint
CREATE INDEX `audit_at` ON `audit` (`at`);--> statement-breakpoint
CREATE TABLE `staff_invite` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`email` text NOT NULL,
	`token_hash` text NOT NULL,
	`invited_by` integer NOT NULL,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL,
	FOREIGN KEY (`invited_by`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `staff_invite_email_unique` ON `staff_invite` (`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `staff_invite_token_hash_unique` ON `staff_invite` (`token_hash`);--> statement-breakpoint
CREATE TABLE `trash` (
	`noun` text NOT NULL,
	`row_id` integer NOT NULL,
	`label` text NOT NULL,
	`row` text NOT NULL,
	`deleted_at` text NOT NULL,
	`staff` integer,
	PRIMARY KEY(`noun`, `row_id`),
	FOREIGN KEY (`staff`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `trash_deleted_at` ON `trash` (`deleted_at`);--> statement-breakpoint
ALTER TABLE `session` ADD `user_agent` text;--> statement-breakpoint
-- The log is append-only.
CREATE TRIGGER audit_stays BEFORE UPDATE ON audit
BEGIN SELECT RAISE(ABORT, 'the audit log is never changed'); END;
--> statement-breakpoint
CREATE TRIGGER audit_kept BEFORE DELETE ON audit
BEGIN SELECT RAISE(ABORT, 'the audit log is never deleted'); END;
