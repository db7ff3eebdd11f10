CREATE TABLE `mail_text` (
	`kind` text PRIMARY KEY NOT NULL,
	`subject` text NOT NULL,
	`opening` text NOT NULL,
	`closing` text NOT NULL
);
