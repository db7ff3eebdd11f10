ALTER TABLE `user` ADD `staff_role` text;--> statement-breakpoint
ALTER TABLE `staff_invite` ADD `role` text;
--> statement-breakpoint
-- Before roles, all staff could do everything, and so could those who are invited.
UPDATE `user` SET `staff_role` = 'owner' WHERE `role` = 'admin';
--> statement-breakpoint
UPDATE `staff_invite` SET `role` = 'owner';
