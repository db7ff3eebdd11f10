export const undoneAlready = 'This is undone already.'

const colorTaken = { field: 'color', message: 'This product already comes in this color.' }

const barcodeTaken = { field: 'barcode', message: 'Another unit has this barcode.' }
const guideTaken = {
  field: 'subcategory',
  message: 'This sub category has a size guide already.',
}

/**
 * What a broken UNIQUE index means to the person who filled the form, by the index's name in schema/ or by its
 * columns.
 */
const takenNames = new Map(
  Object.entries({
    size_name_once: { field: 'size_name', message: 'A size with this name already exists.' },
    color_name_once: { field: 'color_name', message: 'A color with this name already exists.' },
    category_title_once: { field: 'title', message: 'A category with this title already exists.' },
    subcategory_title_once: {
      field: 'title',
      message: 'This category already has a sub category with this title.',
    },
    'product_color.product, product_color.color': colorTaken,
    product_color_once: colorTaken,
    collection_slug_once: {
      field: 'slug',
      message: 'Another collection has this address already.',
    },
    unit_code_sku: { field: 'sku', message: 'Another unit has this SKU.' },
    'unit_code.barcode': barcodeTaken,
    unit_code_barcode: barcodeTaken,
    courier_name_once: { field: 'name', message: 'A courier with this name exists already.' },
    custom_role_name_once: { field: 'name', message: 'A role with this name exists already.' },
    delivery_zone_once: { field: 'name', message: 'A zone with this name exists already.' },
    promo_code_once: { field: 'code', message: 'This promo code exists already.' },
    user_username_once: { field: 'username', message: 'This user name is taken.' },
    user_email_once: {
      field: 'email',
      message: 'An account with this email address already exists.',
    },
    page_slug_once: { field: 'slug', message: 'Another page has this address already.' },
    'page.subcategory': guideTaken,
    page_subcategory_once: guideTaken,
    'audit.undoes': { field: 'id', message: undoneAlready },
    audit_undoes_unique: { field: 'id', message: undoneAlready },
  }),
)

/** The entry of a broken UNIQUE index, by the name that brokenRule() gives. */
export function takenName(name: string) {
  return takenNames.get(name)
}
