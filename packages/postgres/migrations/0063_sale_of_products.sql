ALTER TABLE "sale_offer" ADD COLUMN "products" text COLLATE "C" NOT NULL DEFAULT '[]';
