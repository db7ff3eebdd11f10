/** What people type, and the titles that they may mean, one pair a line. */
const pairs = `
  jaket                  Langtang Down Jacket / Nagarkot Bomber Jacket
  jakcet                 Langtang Down Jacket / Nagarkot Bomber Jacket
  jackett                Langtang Down Jacket / Nagarkot Bomber Jacket
  gacket                 Langtang Down Jacket / Nagarkot Bomber Jacket
  jackets                Langtang Down Jacket / Nagarkot Bomber Jacket
  down jaket             Langtang Down Jacket
  bommber jacket         Nagarkot Bomber Jacket
  hoody                  Swayambhu Hoodie / Cub Fleece Hoodie
  hoodi                  Swayambhu Hoodie / Cub Fleece Hoodie
  hodie                  Swayambhu Hoodie / Cub Fleece Hoodie
  hoddie                 Swayambhu Hoodie / Cub Fleece Hoodie
  hoodies                Swayambhu Hoodie / Cub Fleece Hoodie
  flece hoodie           Cub Fleece Hoodie
  swayambu               Swayambhu Hoodie
  swoyambhu hoodie       Swayambhu Hoodie
  kurtha                 Asan Long Kurta / Dashain Festival Kurta
  kurti                  Asan Long Kurta / Dashain Festival Kurta
  kutra                  Asan Long Kurta / Dashain Festival Kurta
  kurtas                 Asan Long Kurta / Dashain Festival Kurta
  long kurtaa            Asan Long Kurta
  dasain kurta           Dashain Festival Kurta
  festval kurta          Dashain Festival Kurta
  कुर्ता                 Asan Long Kurta
  कुर्ताहरू              Asan Long Kurta
  कुर्ताहरु              Asan Long Kurta
  कुर्ते                 Asan Long Kurta
  कुर्ताको               Asan Long Kurta
  बच्चाको कुर्ता         Dashain Festival Kurta
  ज्याकेटहरू             Langtang Down Jacket
  red kurta              Asan Long Kurta
  रातो कुर्ता            Asan Long Kurta
  xl hoodie              Swayambhu Hoodie
  hoodie under 3000      Swayambhu Hoodie
  shirt under 2000       Adjective Attire | T-shirt
  blouse below 3k        Lalitpur Tie-neck Blouse
  skirt size m           Phewa Pleated Skirt
  tshirt                 Adjective Attire | T-shirt
  t shirt                Adjective Attire | T-shirt
  tee shirt              Adjective Attire | T-shirt
  t-shirts               Adjective Attire | T-shirt
  tshrit                 Adjective Attire | T-shirt
  adjectiv attire        Adjective Attire | T-shirt
  stripd tee             Little Yeti Stripe Tee
  yetti tee              Little Yeti Stripe Tee
  polo tshirt            Thamel Pique Polo / School-day Polo
  pollo                  Thamel Pique Polo / School-day Polo
  thamell polo           Thamel Pique Polo
  pikue polo             Thamel Pique Polo
  school polo            School-day Polo
  schol day polo         School-day Polo
  oxfrod shirt           Jhamsikhel Oxford Shirt
  jhamsikel              Jhamsikhel Oxford Shirt
  shrit                  Jhamsikhel Oxford Shirt
  swetar                 Himal Cable Sweater / Yak Wool Crew Sweater
  sweter                 Himal Cable Sweater / Yak Wool Crew Sweater
  sweather               Himal Cable Sweater / Yak Wool Crew Sweater
  jumper                 Himal Cable Sweater / Yak Wool Crew Sweater
  pullover               Himal Cable Sweater / Yak Wool Crew Sweater
  cabel sweater          Himal Cable Sweater
  yack wool              Yak Wool Crew Sweater
  pants                  Durbar Chino Trousers
  pant                   Durbar Chino Trousers
  trowsers               Durbar Chino Trousers
  trouser                Durbar Chino Trousers
  chinos                 Durbar Chino Trousers
  surwal                 Durbar Chino Trousers
  suruwal                Durbar Chino Trousers
  jens                   Bhaktapur Straight Jeans / Kupondole High-rise Jeans
  jins                   Bhaktapur Straight Jeans / Kupondole High-rise Jeans
  straigt jeans          Bhaktapur Straight Jeans
  bhaktpur jeans         Bhaktapur Straight Jeans
  kupandol jeans         Kupondole High-rise Jeans
  highrise jeans         Kupondole High-rise Jeans
  skrit                  Phewa Pleated Skirt / Twirl Skirt
  pleeted skirt          Phewa Pleated Skirt
  fewa skirt             Phewa Pleated Skirt
  twril skirt            Twirl Skirt
  blowse                 Lalitpur Tie-neck Blouse
  tieneck blouse         Lalitpur Tie-neck Blouse
  lalitpoor              Lalitpur Tie-neck Blouse
  dres                   Patan Summer Dress
  sumer dress            Patan Summer Dress
  frock                  Patan Summer Dress
  wollen coat            Mustang Wool Coat
  mustnag coat           Mustang Wool Coat
  overcoat               Mustang Wool Coat
  skarf                  Dhaka Weave Scarf
  shawl                  Dhaka Weave Scarf
  dhakka scarf           Dhaka Weave Scarf
  pachheura              Dhaka Weave Scarf
  jhola                  Ratna Park Tote
  bag                    Ratna Park Tote
  ratnapark tote         Ratna Park Tote
  topi                   Ridge Six-panel Cap / Sunny Day Cap
  sixpanel cap           Ridge Six-panel Cap
  suny cap               Sunny Day Cap
  hat                    Ridge Six-panel Cap / Sunny Day Cap
  shortz                 Puddle Shorts
  half pant              Puddle Shorts
  pudle                  Puddle Shorts
  dungries               Garden Dungarees
  dungares               Garden Dungarees
  gardn dungarees        Garden Dungarees
  whit blouse            Lalitpur Tie-neck Blouse
  gren hoodie            Swayambhu Hoodie
  wolen swetar           Yak Wool Crew Sweater
  woolen sweater         Yak Wool Crew Sweater
  wool sweter            Yak Wool Crew Sweater
  yak sweatr             Yak Wool Crew Sweater
  cote                   Mustang Wool Coat
  kot                    Mustang Wool Coat
  winter coat            Mustang Wool Coat
  mustang cot            Mustang Wool Coat
  warm jacket            Langtang Down Jacket / Nagarkot Bomber Jacket
  leather jacket         Langtang Down Jacket / Nagarkot Bomber Jacket
  dawn jacket            Langtang Down Jacket
  langtang jaket         Langtang Down Jacket
  bomer jackit           Nagarkot Bomber Jacket
  jaket for kids         Nagarkot Bomber Jacket
  hudi                   Swayambhu Hoodie / Cub Fleece Hoodie
  hoodee                 Swayambhu Hoodie / Cub Fleece Hoodie
  kids hoodie            Cub Fleece Hoodie
  mens hoodie            Swayambhu Hoodie
  ladies kurta           Asan Long Kurta
  asan kurtaa            Asan Long Kurta
  kids kurta             Dashain Festival Kurta
  cotan kurta            Asan Long Kurta / Dashain Festival Kurta
  tisart                 Adjective Attire | T-shirt
  mens tshirt            Adjective Attire | T-shirt
  strip tee              Little Yeti Stripe Tee
  oksford shirt          Jhamsikhel Oxford Shirt
  mens shirt             Jhamsikhel Oxford Shirt
  wite shirt             Jhamsikhel Oxford Shirt
  kabel sweater          Himal Cable Sweater
  demin                  Bhaktapur Straight Jeans / Kupondole High-rise Jeans
  blu jeans              Bhaktapur Straight Jeans / Kupondole High-rise Jeans
  jeens                  Bhaktapur Straight Jeans / Kupondole High-rise Jeans
  chino pant             Durbar Chino Trousers
  trauser                Durbar Chino Trousers
  skert                  Phewa Pleated Skirt / Twirl Skirt
  phewa skirt            Phewa Pleated Skirt
  blaus                  Lalitpur Tie-neck Blouse
  dress for women        Patan Summer Dress
  sumar dres             Patan Summer Dress
  dhaka shawl            Dhaka Weave Scarf
  tote bagg              Ratna Park Tote
  kepi cap               Ridge Six-panel Cap / Sunny Day Cap
`

export const goldenSet = pairs
  .trim()
  .split('\n')
  .map((line): [string, string[]] => {
    const [typed = '', meant = ''] = line.trim().split(/ {2,}/)
    return [typed, meant.split(' / ')]
  })
