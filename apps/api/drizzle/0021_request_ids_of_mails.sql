ALTER TABLE `mail` ADD `request_id` text;--> statement-breakpoint
CREATE INDEX `mail_unsent` ON `mail` (`state`,`created_at`) WHERE state <> 'sent';--> statement-breakpoint
CREATE INDEX `payment_state` ON `payment` (`method`,`state`);