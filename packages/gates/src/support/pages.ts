/** The storefront's pages that anybody may see, and those of a customer. */
export const shopPages = [
  '/',
  '/all-products',
  '/search?q=%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  '/search?q=tee',
  '/productDetail',
  '/cart',
  '/checkout',
  '/login',
  '/register',
  '/forgot-password',
  '/faq',
  '/privacy-policy',
  '/return-and-exchange-policy',
  '/store-location',
]
export const customerPages = [
  '/account/orders',
  '/account/likes',
  '/account/reviews',
  '/account/addresses',
  '/account/profile',
]

/** The back-office's pages, as paths below /etrendadmin/. */
export const officePages = [
  '',
  'allorder',
  'addorder',
  'allproduct',
  'addproduct',
  'editproduct/1',
  'allcategory',
  'editcategory/1',
  'allsub',
  'addsub',
  'allcolor',
  'allpcolor',
  'addpcolor',
  'allpimage',
  'addpimage',
  'allsize',
  'allstock',
  'addstock',
  'stockonhand',
  'receivestock',
  'importproducts',
]
