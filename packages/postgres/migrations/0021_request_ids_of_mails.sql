ALTER TABLE "mail" ADD COLUMN "request_id" text COLLATE "C";

CREATE INDEX "mail_unsent" ON "mail" ("state", "created_at") WHERE state <> 'sent';

CREATE INDEX "payment_state" ON "payment" ("method", "state");
