ALTER TABLE "refund" ADD COLUMN "paid_by" text COLLATE "C";
