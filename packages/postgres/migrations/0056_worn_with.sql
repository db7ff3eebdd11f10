ALTER TABLE "product" ADD COLUMN "measures" text COLLATE "C";

ALTER TABLE "product" ADD COLUMN "worn_with" text COLLATE "C" NOT NULL DEFAULT '[]';
