/**
 * Other spellings of the trade's words: romanised Nepali, British and Indian names, common mistakes. Each is one word
 * without accents, and a search for it is corrected to the word before the colon.
 */
const spellings: Record<string, string> = {
  hoodie: 'hoody hoddie hoddy hudi hudie hudy',
  jacket: 'jaket jackit jackat jyaket jyaaket zaket',
  kurta: 'kurtha kurti kurtaa kurtah kurthi',
  suruwal: 'surwal suruwaal salwar shalwar surual',
  sweater: 'swetar switar suiter sweeter swiiter',
  trousers: 'trauzer trowser trowsers trausers',
  tshirt: 'teeshirt tisart tishirt tishart tshart',
  scarf: 'skarf scaf scraf',
  polo: 'pollo',
  jeans: 'jins jeens',
  dungarees: 'dangri dungaree dungri',
  sleeve: 'slieve',
  denim: 'denym denium demin',
  dhaka: 'daka dhaaka',
  topi: 'topee',
}

/** Synonyms, in Devanagari too. A search for one also finds the words before the colon; the text isn't corrected. */
const synonyms: Record<string, string> = {
  't shirt, tee': 'tshirt tshirts tee tees ganji टिसर्ट',
  'trousers, jeans': 'pant pants suruwal सुरुवाल पाइन्ट',
  trousers: 'chino chinos slacks pyjama pajama',
  jeans: 'denim denims',
  shorts: 'halfpant halfpants bermuda bermudas kattu',
  sweater: 'jumper jumpers pullover pullovers cardigan knitwear स्वेटर',
  hoodie: 'sweatshirt sweatshirts hooded',
  'jacket, coat': 'windcheater parka blazer anorak',
  coat: 'overcoat overcoats topcoat',
  'down jacket': 'puffer puffers downjacket',
  jacket: 'ज्याकेट',
  kurta: 'kurtasuruwal daura daurasuruwal tunic कुर्ता कुर्था',
  shirt: 'kamij kameez सर्ट शर्ट',
  blouse: 'cholo choli chaubandi',
  dress: 'frock frocks gown',
  skirt: 'lehenga lahanga ghagra',
  scarf: 'shawl shawls stole stoles pachheura pachyaura muffler maflar ghalek',
  cap: 'topi hat hats टोपी',
  tote: 'bag bags',
  'tote, bag': 'jhola handbag handbags purse totebag झोला ब्याग',
  wool: 'woolen woollen woolly',
  dungarees: 'overalls jumpsuit romper',
  women: 'woman ladies lady girls female mahila महिला',
  men: 'gents gent male purush पुरुष',
  kids: 'children childrens child boys girls baby toddler bachha baccha बच्चा बालबालिका',
  navy: 'navyblue blue nilo नीलो निलो',
  red: 'maroon rato रातो',
  black: 'kalo कालो',
  white: 'seto cream सेतो',
  green: 'hariyo हरियो',
  yellow: 'pahelo mustard पहेँलो पहेंलो पहेलो',
}

/** Words that are spelled right, though the shop may have nothing of the kind: they are never corrected to others. */
const right =
  'bamboo bangle bangles belt belts bikini boot boots bracelet bra brief briefs cashmere corduroy cotton crepe earring ' +
  'earrings fleece georgette glove gloves hemp lace leather leggings linen lingerie loafer loafers lungi mitten mittens ' +
  'necklace nylon organza panty party pashmina polyester rain ring rings sandal sandals saree sari satin sherwani shoe ' +
  'shoes silk slipper slippers sneaker sneakers sock socks sport sports suede suit suits summer sunglasses swimsuit ' +
  'tie ties tracksuit underwear velvet vest vests waistcoat wallet warm watch wedding winter'

/** Words that don't describe a product; ignored unless the text has no others. */
const small = 'a an and by for from in of on or the to with ko ra lagi'

/** A spelling → the word that it is corrected to. */
export const meantBy = new Map(
  Object.entries(spellings).flatMap(([word, others]) =>
    others.split(' ').map((other): [string, string] => [other, word]),
  ),
)

/** A synonym → the words that it also finds. */
export const calledToo = grouped(synonyms)

export const smallWords = new Set(small.split(' '))

export const rightWords = new Set(right.split(' '))

function grouped(table: Record<string, string>) {
  const all = new Map<string, string[]>()
  for (const [names, words] of Object.entries(table)) {
    for (const word of words.split(' ')) {
      const others = names.split(',').map((name) => name.trim())
      all.set(word, [...(all.get(word) ?? []), ...others])
    }
  }
  return all
}
