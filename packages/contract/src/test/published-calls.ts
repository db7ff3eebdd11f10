const product =
  'id title description Brand subcategory price discounted_price is_slider is_featured gender subcategory_details.id subcategory_details.title subcategory_details.category_title'
const productColor = 'id product product_title color color_name color_img product_color_info'
const productImage = 'id product product_name is_display_image image color'
const movement = 'id product_color product_color_info size size_name movement_type quantity notes'
const session = 'access refresh email username role'

/**
 * What is published, typed out by hand from specification §3 and §7 and from decisions.md: method, path,
 * who may call, what is sent ('?' may be left out), and after '->' the status and fields of the answer
 * ('[]' for a list of them).
 * Nothing here is computed from the code, so that a renamed field fails.
 */
export const publishedCalls = `
  POST   /register/                             public   json  username email password -> 201 message
  POST   /login/                                public   json  email password -> 200 ${session}
  POST   /refresh/                              public   json  refresh -> 200 access refresh
  POST   /logout/                               customer none  - -> 204
  POST   /logout/everywhere/                    customer none  - -> 204
  POST   /forgot-password/                      public   json  email -> 202 message
  POST   /reset-password/                       public   json  token password -> 200 message
  POST   /login/code/                           staff    none  - -> 201 code
  POST   /login/code/redeem/                    public   json  code -> 200 ${session}

  GET    /comp/allSize                          public   none  - -> 200 [] id size_name
  POST   /comp/createSize/                      staff    form  size_name -> 201 id size_name
  GET    /comp/updateDeleteSize/{id}/           public   none  - -> 200 id size_name
  PATCH  /comp/updateDeleteSize/{id}/           staff    json  size_name? -> 200 id size_name
  DELETE /comp/updateDeleteSize/{id}/           staff    none  - -> 204

  GET    /comp/allColor/                        public   none  - -> 200 [] id color_name hex_code
  POST   /comp/createColor/                     staff    form  color_name hex_code -> 201 id color_name hex_code
  GET    /comp/updateDeleteColor/{id}/          public   none  - -> 200 id color_name hex_code
  PATCH  /comp/updateDeleteColor/{id}/          staff    json  color_name? hex_code? -> 200 id color_name hex_code
  DELETE /comp/updateDeleteColor/{id}/          staff    none  - -> 204

  GET    /product/allProduct/                   public   none  - -> 200 [] ${product}
  POST   /product/createProduct/                staff    form  title description Brand subcategory price discounted_price? is_slider? is_featured? gender?
          -> 201 ${product}
  GET    /product/updateDeleteProduct/{id}/     public   none  - -> 200 ${product}
  PATCH  /product/updateDeleteProduct/{id}/     staff    json  title? description? Brand? subcategory? price? discounted_price? is_slider? is_featured? gender?
          -> 200 ${product}
  DELETE /product/updateDeleteProduct/{id}/     staff    none  - -> 204

  GET    /product/allCategory/                  public   none  - -> 200 [] id title
  POST   /product/createCategory/               staff    form  title -> 201 id title
  GET    /product/updateDeleteCategory/{id}/    public   none  - -> 200 id title
  PATCH  /product/updateDeleteCategory/{id}/    staff    json  title? -> 200 id title
  DELETE /product/updateDeleteCategory/{id}/    staff    none  - -> 204

  GET    /product/allsubCategory/               public   none  - -> 200 [] id title category_title category.title
  POST   /product/createsubCategory/            staff    form  title category -> 201 id title category_title category.title
  GET    /product/updateDeleteSubCategory/{id}/ public   none  - -> 200 id title category_title category.title
  PATCH  /product/updateDeleteSubCategory/{id}/ staff    json  title? category? -> 200 id title category_title category.title
  DELETE /product/updateDeleteSubCategory/{id}/ staff    none  - -> 204

  GET    /comp/allproductcolor/                 public   none  -
          -> 200 [] id product_color_info color_img product_title color_name
  GET    /comp/singleproductcolor/{id}/         public   none  -
          -> 200 id product.id product.product_title color.id color.color_name color_img product_color_info
  POST   /comp/createproductcolor/              staff    form  product color color_img -> 201 ${productColor}
  PUT    /comp/updateDeleteproductcolor/{id}/   staff    form  product color color_img? -> 200 ${productColor}
  DELETE /comp/updateDeleteproductcolor/{id}/   staff    none  - -> 204

  GET    /comp/allProductimg/                   public   none  - -> 200 [] id product_name is_display_image image color
  GET    /comp/singleProductimg/{id}/           public   none  - -> 200 ${productImage}
  POST   /comp/createProductImg/                staff    form  product is_display_image image color -> 201 ${productImage}
  PUT    /comp/updateDeleteProductImg/{id}/     staff    form  product is_display_image image? color -> 200 ${productImage}
  PUT    /comp/updateDeleteProductimg/{id}/     staff    form  product is_display_image image? color -> 200 ${productImage}
  DELETE /comp/updateDeleteProductImg/{id}/     staff    none  - -> 204
  DELETE /comp/updateDeleteProductimg/{id}/     staff    none  - -> 204

  GET    /stock/allStock/                       staff    none  -
          -> 200 [] id product_color_info size_name movement_type quantity notes
  POST   /stock/createStock/                    staff    form  product_color size movement_type quantity notes?
          -> 201 ${movement}
  GET    /stock/updateDeleteStock/{id}/         staff    none  - -> 200 ${movement}
  PATCH  /stock/updateDeleteStock/{id}/         staff    json  product_color? size? movement_type? quantity? notes?
          -> 200 ${movement}
  DELETE /stock/updateDeleteStock/{id}/         staff    none  - -> 204

  GET    /store/shop                            public   none  -
          -> 200 name location phone promo_line shipping tax dollar_rate storefront_url admin_url
  GET    /store/menu                            public   none  -
          -> 200 [] id title slug subcategories.[].title subcategories.[].products.[].title
          subcategories.[].products.[].price
  GET    /store/home                            public   none  -
          -> 200 slides.[].id slides.[].title slides.[].description slides.[].href
          slides.[].picture.src collections.[].title collections.[].products.[].id featured.[].id
          slider.[].id
  GET    /store/products                        public   none  -
          -> 200 items.[].id items.[].slug items.[].title items.[].price items.[].original_price
          items.[].stock total page pages facets.category.[].count facets.subcategory.[].count
          facets.gender.[].count facets.size.[].count facets.color.[].count corrected is_partial
  GET    /store/products/{id}                   public   none  -
          -> 200 id slug title Brand price original_price description rating review_count
          like_count product_colors.[].color_name product_colors.[].pictures.[].src
          product_colors.[].units.[].size_name product_colors.[].units.[].stock product_colors.[].units.[].left similar.[].id
  GET    /store/search                          public   none  - -> 200 products.[].id products.[].title categories.[].title corrected
  GET    /store/products/{id}/reviews           public   none  -
          -> 200 items.[].id items.[].author items.[].rating items.[].date items.[].content
          total page pages stars.[].rating stars.[].count
  POST   /store/products/{id}/reviews           customer json  rating content
          -> 201 id author rating date content
  GET    /store/products/{id}/like              customer none  - -> 200 is_liked like_count
  PUT    /store/products/{id}/like              customer none  - -> 200 is_liked like_count
  DELETE /store/products/{id}/like              customer none  - -> 200 is_liked like_count
  POST   /store/cart                            public   json  lines promo_code?
          -> 200 lines.[].price lines.[].quantity lines.[].size_name totals.subtotal
          totals.discount totals.shipping totals.tax totals.total
  GET    /store/cart/saved                      customer none  - -> 200 lines.[].product_color lines.[].size lines.[].quantity
  PUT    /store/cart/saved                      customer json  lines -> 200 lines.[].product_color
`
