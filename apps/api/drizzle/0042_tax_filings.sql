CREATE TABLE `played_filing` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`number` text NOT NULL,
	`of_bill` text NOT NULL,
	`content` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `played_filing_number_unique` ON `played_filing` (`number`);--> statement-breakpoint
CREATE TABLE `tax_filing` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`bill` integer NOT NULL,
	`credit_note` integer,
	`state` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` text,
	`problem` text,
	`is_realtime` integer DEFAULT false NOT NULL,
	`created_at` text NOT NULL,
	`sent_at` text,
	FOREIGN KEY (`bill`) REFERENCES `bill`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`credit_note`) REFERENCES `credit_note`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tax_filing_of_bill` ON `tax_filing` (`bill`) WHERE credit_note IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `tax_filing_of_credit_note` ON `tax_filing` (`credit_note`);--> statement-breakpoint
CREATE INDEX `tax_filing_unsent` ON `tax_filing` (`state`,`created_at`) WHERE state <> 'sent';--> statement-breakpoint
CREATE TABLE `tax_filing_attempt` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`filing` integer NOT NULL,
	`at` text NOT NULL,
	`ms` integer NOT NULL,
	`status` integer,
	`answer` text NOT NULL,
	`is_realtime` integer DEFAULT false NOT NULL,
	`problem` text,
	FOREIGN KEY (`filing`) REFERENCES `tax_filing`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `tax_filing_attempt_filing` ON `tax_filing_attempt` (`filing`);--> statement-breakpoint
CREATE TABLE `tax_office` (
	`id` integer PRIMARY KEY NOT NULL,
	`is_on` integer DEFAULT false NOT NULL,
	`failures` integer DEFAULT 0 NOT NULL,
	`failing_since` text,
	`next_attempt_at` text,
	`problem` text
);
