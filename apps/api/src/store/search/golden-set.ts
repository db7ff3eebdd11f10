/** What people type, and the title that they mean, one pair a line. */
const pairs = `
  jaket                  Langtang Down Jacket
  jakcet                 Langtang Down Jacket
  jackett                Nagarkot Bomber Jacket
  gacket                 Langtang Down Jacket
  jackets                Nagarkot Bomber Jacket
  down jaket             Langtang Down Jacket
  bommber jacket         Nagarkot Bomber Jacket
  hoody                  Swayambhu Hoodie
  hoodi                  Cub Fleece Hoodie
  hodie                  Swayambhu Hoodie
  hoddie                 Swayambhu Hoodie
  hoodies                Cub Fleece Hoodie
  flece hoodie           Cub Fleece Hoodie
  swayambu               Swayambhu Hoodie
  swoyambhu hoodie       Swayambhu Hoodie
  kurtha                 Asan Long Kurta
  kurti                  Asan Long Kurta
  kutra                  Asan Long Kurta
  kurtas                 Dashain Festival Kurta
  long kurtaa            Asan Long Kurta
  dasain kurta           Dashain Festival Kurta
  festval kurta          Dashain Festival Kurta
  कुर्ता                   Asan Long Kurta
  tshirt                 Adjective Attire | T-shirt
  t shirt                Adjective Attire | T-shirt
  tee shirt              Adjective Attire | T-shirt
  t-shirts               Adjective Attire | T-shirt
  tshrit                 Adjective Attire | T-shirt
  adjectiv attire        Adjective Attire | T-shirt
  stripd tee             Little Yeti Stripe Tee
  yetti tee              Little Yeti Stripe Tee
  polo tshirt            Thamel Pique Polo
  pollo                  Thamel Pique Polo
  thamell polo           Thamel Pique Polo
  pikue polo             Thamel Pique Polo
  school polo            School-day Polo
  schol day polo         School-day Polo
  oxfrod shirt           Jhamsikhel Oxford Shirt
  jhamsikel              Jhamsikhel Oxford Shirt
  shrit                  Jhamsikhel Oxford Shirt
  swetar                 Himal Cable Sweater
  sweter                 Yak Wool Crew Sweater
  sweather               Himal Cable Sweater
  jumper                 Himal Cable Sweater
  pullover               Yak Wool Crew Sweater
  cabel sweater          Himal Cable Sweater
  yack wool              Yak Wool Crew Sweater
  pants                  Durbar Chino Trousers
  pant                   Durbar Chino Trousers
  trowsers               Durbar Chino Trousers
  trouser                Durbar Chino Trousers
  chinos                 Durbar Chino Trousers
  surwal                 Durbar Chino Trousers
  suruwal                Durbar Chino Trousers
  jens                   Bhaktapur Straight Jeans
  jins                   Kupondole High-rise Jeans
  straigt jeans          Bhaktapur Straight Jeans
  bhaktpur jeans         Bhaktapur Straight Jeans
  kupandol jeans         Kupondole High-rise Jeans
  highrise jeans         Kupondole High-rise Jeans
  skrit                  Phewa Pleated Skirt
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
  topi                   Ridge Six-panel Cap
  sixpanel cap           Ridge Six-panel Cap
  suny cap               Sunny Day Cap
  hat                    Sunny Day Cap
  shortz                 Puddle Shorts
  half pant              Puddle Shorts
  pudle                  Puddle Shorts
  dungries               Garden Dungarees
  dungares               Garden Dungarees
  gardn dungarees        Garden Dungarees
  whit blouse            Lalitpur Tie-neck Blouse
  gren hoodie            Swayambhu Hoodie
`

export const goldenSet = pairs
  .trim()
  .split('\n')
  .map((line): [string, string] => {
    const [typed = '', meant = ''] = line.trim().split(/ {2,}/)
    return [typed, meant]
  })
