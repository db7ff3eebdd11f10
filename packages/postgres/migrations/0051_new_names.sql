-- A new color or size reaches every server's mirror when it is added: the product that gets it isn't enough.
CREATE TRIGGER color_added AFTER INSERT ON color
FOR EACH ROW EXECUTE FUNCTION catalogue_changed('names', '');
CREATE TRIGGER size_added AFTER INSERT ON size
FOR EACH ROW EXECUTE FUNCTION catalogue_changed('names', '');
