-- Sales are part of what shoppers see: a change of them is a change of the catalogue.
CREATE TRIGGER sale_offer_changed AFTER INSERT OR UPDATE OR DELETE ON sale_offer
FOR EACH ROW EXECUTE FUNCTION catalogue_changed('names', '');
