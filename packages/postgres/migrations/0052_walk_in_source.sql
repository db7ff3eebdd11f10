-- compatible since 0052: older versions don't know the source 'walk_in', and can't list an order that has it.
UPDATE shop_order SET source = 'walk_in' WHERE is_walk_in = 1 AND source = 'phone';
