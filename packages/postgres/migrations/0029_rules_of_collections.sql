-- Collections and menus are part of what shoppers see: a change of them is a change of the catalogue.
CREATE TRIGGER collection_changed AFTER INSERT OR UPDATE OR DELETE ON collection
FOR EACH ROW EXECUTE FUNCTION catalogue_changed('names', '');
CREATE TRIGGER former_slug_changed AFTER INSERT OR UPDATE ON former_slug
FOR EACH ROW EXECUTE FUNCTION catalogue_changed('names', '');
CREATE TRIGGER best_selling_changed AFTER INSERT OR UPDATE ON best_selling
FOR EACH ROW EXECUTE FUNCTION catalogue_changed('names', '');
CREATE TRIGGER menu_changed AFTER INSERT OR UPDATE OR DELETE ON menu
FOR EACH ROW EXECUTE FUNCTION catalogue_changed('names', '');
