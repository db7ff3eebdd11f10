CREATE INDEX "shop_order_guest" ON "shop_order" ("phone") WHERE "user" IS NULL;

CREATE INDEX "sale_entry_sold" ON "sale_entry" ("order", "day") WHERE orders > 0;
