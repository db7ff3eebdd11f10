-- compatible since 0064: older versions know the six roles only, and could neither list nor limit people of another one.
CREATE TABLE `custom_role` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`permissions` text NOT NULL,
	`created_at` text NOT NULL,
	`changed_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `custom_role_name_once` ON `custom_role` (lower("name"));--> statement-breakpoint
ALTER TABLE `staff_invite` ADD `custom_role` integer REFERENCES custom_role(id);--> statement-breakpoint
ALTER TABLE `user` ADD `custom_role` integer REFERENCES custom_role(id);--> statement-breakpoint
CREATE INDEX `user_custom_role` ON `user` (`custom_role`);