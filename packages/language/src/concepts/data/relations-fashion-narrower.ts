/** What is a kind of what: types below their category, shades below their colour, finer materials and patterns below wider ones. */
import type { RelationRow } from '../relation.ts';

/** Types that no category has in full (socks, umbrellas) are below the group that a shopper would look in. */
const TYPES_BELOW: readonly (readonly [wider: string, types: string])[] = [
  [
    'category:dress',
    'maxi-dress midi-dress mini-dress evening-dress cocktail-dress wedding-dress shirt-dress wrap-dress slip-dress knitted-dress sundress bodycon-dress maternity-dress prayer-dress',
  ],
  ['category:shirt', 'overshirt denim-shirt oxford-shirt flannel-shirt hawaiian-shirt'],
  ['category:blouse', 'tunic'],
  ['category:t-shirt', 'polo-shirt long-sleeve-tee tank-top crop-top football-shirt'],
  ['category:sweater', 'cardigan turtleneck knitted-vest'],
  ['category:hoodie', 'sweatshirt'],
  [
    'category:trousers',
    'chinos leggings joggers cargo-trousers wide-leg-trousers dress-trousers culottes leather-trousers yoga-pants work-trousers shalwar',
  ],
  ['category:jeans', 'skinny-jeans mom-jeans baggy-jeans flared-jeans ripped-jeans'],
  ['category:shorts', 'denim-shorts sport-shorts cycling-shorts swim-trunks'],
  ['category:skirt', 'mini-skirt midi-skirt maxi-skirt pencil-skirt pleated-skirt tulle-skirt'],
  [
    'category:jacket',
    'blazer leather-jacket denim-jacket bomber-jacket windbreaker puffer-jacket rain-jacket fleece-jacket ski-jacket gilet',
  ],
  ['category:coat', 'trench-coat wool-coat parka raincoat fur-coat poncho'],
  ['category:suit', 'tuxedo three-piece-suit pantsuit'],
  [
    'category_group:clothes',
    'jumpsuit dungarees waistcoat bodysuit tracksuit ski-suit kimono socks tights lingerie bra knickers boxers undershirt thermal-underwear shapewear pyjamas nightgown bathrobe swimsuit bikini burkini sports-bra baby-bodysuit baby-romper baby-set baby-bib school-uniform kids-costume christening-outfit apron medical-scrubs folk-costume chokha abaya thobe jalabiya kaftan',
  ],
  ['category:sneakers', 'running-shoes basketball-shoes football-boots high-tops slip-ons'],
  [
    'category:boots',
    'ankle-boots chelsea-boots knee-boots hiking-boots snow-boots rain-boots combat-boots cowboy-boots',
  ],
  ['category:heels', 'stilettos block-heels wedges bridal-shoes'],
  ['category:sandals', 'flip-flops slides slippers espadrilles clogs'],
  ['category:loafers', 'moccasins oxford-shoes'],
  ['category_group:shoes', 'walking-shoes platform-shoes ballet-flats mary-janes baby-booties'],
  ['category:handbag', 'tote-bag clutch-bag crossbody-bag shoulder-bag beach-bag'],
  ['category:backpack', 'school-backpack hiking-backpack laptop-backpack'],
  ['category_group:bags', 'bum-bag gym-bag travel-bag suitcase briefcase makeup-bag wallet card-holder'],
  ['category:hat', 'beanie baseball-cap sun-hat bucket-hat fedora beret flat-cap papakha svan-hat'],
  ['category:scarf', 'pashmina snood hijab kelaghayi keffiyeh'],
  ['category:sunglasses', 'aviator-sunglasses cat-eye-sunglasses sport-sunglasses'],
  ['category:watch', 'mechanical-watch chronograph-watch digital-watch kids-watch'],
  [
    'category_group:accessories',
    'tie bow-tie pocket-square suspenders winter-gloves mittens umbrella keychain headband hair-clip scrunchie earmuffs veil',
  ],
  ['category:necklace', 'pendant-necklace chain-necklace pearl-necklace choker beads'],
  ['category:earrings', 'stud-earrings hoop-earrings drop-earrings'],
  ['category:ring', 'engagement-ring wedding-ring signet-ring'],
  ['category:bracelet', 'bangle charm-bracelet'],
  ['category_group:jewellery', 'anklet brooch cufflinks body-jewellery jewellery-set tiara jewellery-box'],
  ['category:face-cream', 'day-cream night-cream anti-ageing-cream eye-cream whitening-cream'],
  ['category:face-mask', 'sleeping-mask sheet-mask clay-mask peel-off-mask eye-patches'],
  ['category:serum', 'vitamin-c-serum hyaluronic-serum retinol-serum'],
  ['category:cleanser', 'micellar-water makeup-remover'],
  ['category:scrub', 'body-scrub foot-scrub'],
  ['category:lip-balm', 'lip-mask'],
  ['category:conditioner', 'leave-in-conditioner'],
  ['category:shower-gel', 'shower-oil bath-foam'],
  ['category_group:skin care', 'toner face-oil facial-mist skincare-set self-tanner'],
  ['category:soap', 'bar-soap liquid-soap'],
  ['category:shampoo', 'dry-shampoo anti-dandruff-shampoo hair-loss-shampoo kids-shampoo'],
  ['category_group:hair care', 'hair-oil hair-serum hair-dye hair-spray hair-gel hairbrush'],
  ['category:perfume', 'eau-de-parfum eau-de-toilette cologne perfume-oil body-mist'],
  ['category:deodorant', 'roll-on-deodorant stick-deodorant deodorant-spray'],
  ['category:lipstick', 'matte-lipstick lip-gloss lip-liner'],
  ['category:foundation', 'concealer bb-cream'],
  [
    'category_group:makeup',
    'eyeliner eyeshadow brow-pencil false-lashes blush bronzer highlighter face-powder makeup-primer makeup-brushes nail-polish nail-remover manicure-set',
  ],
  ['category:body-lotion', 'body-milk cellulite-cream after-sun body-oil'],
  [
    'category_group:body care',
    'bath-bomb loofah foot-cream shaving-foam razor aftershave beard-oil hair-removal essential-oil scented-candle bakhoor',
  ],
  ['category:gift-set', 'travel-cosmetics bath-gift-set'],
];

const SHADES_BELOW: readonly (readonly [color: string, shades: string])[] = [
  ['black', 'jet-black'],
  ['white', 'pearl-white'],
  ['grey', 'charcoal light-grey'],
  ['red', 'scarlet'],
  ['burgundy', 'maroon plum'],
  ['pink', 'fuchsia blush coral'],
  ['orange', 'terracotta peach'],
  ['yellow', 'mustard lemon honey'],
  ['gold', 'rose-gold old-gold'],
  ['silver', 'moonlight'],
  ['green', 'emerald dark-green mint lime sage'],
  ['olive', 'khaki moss'],
  ['turquoise', 'teal aqua'],
  ['blue', 'sky-blue royal-blue indigo'],
  ['navy', 'midnight'],
  ['purple', 'lilac aubergine'],
  ['brown', 'chocolate-brown tan bronze'],
  ['beige', 'sand camel champagne'],
  ['cream', 'off-white ivory'],
];

const FINER_MATERIALS: readonly (readonly [material: string, finer: string])[] = [
  ['wool', 'merino alpaca angora'],
  ['cotton', 'muslin flannel'],
  ['leather', 'patent-leather'],
  ['polyester', 'fleece'],
  ['velvet', 'corduroy'],
  ['metal', 'titanium'],
  ['rattan', 'straw'],
  ['knit', 'jersey-fabric'],
];

const FINER_PATTERNS: readonly (readonly [pattern: string, finer: string])[] = [
  ['printed', 'leopard zebra snake camouflage tropical-print cartoon-print logo-print tie-dye paisley geometric'],
  ['striped', 'pinstripe'],
  ['checked', 'tartan houndstooth'],
  ['dotted', 'polka-dot'],
];

const below = (
  table: readonly (readonly [string, string])[],
  from: (wider: string) => string,
  kind: string,
): RelationRow[] =>
  table.map(([wider, finer]) => [from(wider), 'narrower', finer.split(' ').map((value) => `${kind}:${value}`)]);

export const FASHION_NARROWER: readonly RelationRow[] = [
  ...below(TYPES_BELOW, (wider) => wider, 'product_type'),
  ...below(SHADES_BELOW, (wider) => `color:${wider}`, 'color'),
  ...below(FINER_MATERIALS, (wider) => `material:${wider}`, 'material'),
  ...below(FINER_PATTERNS, (wider) => `pattern:${wider}`, 'pattern'),
];
