CREATE TABLE `sms` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`event` text NOT NULL,
	`to` text NOT NULL,
	`kind` text NOT NULL,
	`text` text NOT NULL,
	`parts` integer NOT NULL,
	`is_secret` integer DEFAULT false NOT NULL,
	`order` integer,
	`state` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` text,
	`expires_at` text,
	`problem` text,
	`gateway` text,
	`reference` text,
	`credits` integer,
	`created_at` text NOT NULL,
	`sent_at` text,
	`request_id` text,
	FOREIGN KEY (`order`) REFERENCES `shop_order`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sms_event_unique` ON `sms` (`event`);--> statement-breakpoint
CREATE INDEX `sms_order` ON `sms` (`order`);--> statement-breakpoint
CREATE INDEX `sms_next_attempt` ON `sms` (`next_attempt_at`);--> statement-breakpoint
CREATE INDEX `sms_unsent` ON `sms` (`state`,`created_at`) WHERE state <> 'sent';--> statement-breakpoint
CREATE TABLE `sms_setting` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`gateway` text DEFAULT '' NOT NULL,
	`language` text DEFAULT 'en' NOT NULL,
	`codes_for_cash` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE `sms_text` (
	`kind` text PRIMARY KEY NOT NULL,
	`is_on` integer DEFAULT false NOT NULL,
	`en` text NOT NULL,
	`ne` text NOT NULL
);
