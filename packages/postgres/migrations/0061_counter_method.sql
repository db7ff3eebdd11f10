ALTER TABLE "shop_order" ADD COLUMN "counter_method" text COLLATE "C" NOT NULL DEFAULT 'cash';
