/** Relations of clothes, shoes, jewellery and cosmetics: what suits whom, what is worn when, what goes together. */
import type { Relation, RelationRow } from '../relation.ts';
import { FASHION_NARROWER } from './relations-fashion-narrower.ts';

/** The kinds of the tables below, by the letter before the colon. */
const KINDS: Readonly<Record<string, string>> = {
  a: 'age',
  c: 'category',
  co: 'color',
  f: 'feature',
  g: 'category_group',
  ge: 'gender',
  ht: 'hair_type',
  i: 'ingredient',
  m: 'material',
  o: 'occasion',
  p: 'pattern',
  pe: 'person',
  sc: 'scent',
  se: 'season',
  sk: 'skin_type',
  st: 'style',
  t: 'product_type',
};

type Table = readonly (readonly [from: string, to: string])[];

const LOOK_OF_STYLES: Table = [
  [
    'boho',
    'p:floral p:paisley p:embroidered p:fringed m:linen c:dress t:maxi-dress t:tunic m:rattan f:ruffled t:beads t:kimono co:beige m:lace c:rug',
  ],
  [
    'minimalist',
    'p:plain co:white co:black co:grey co:beige f:regular-fit m:linen m:cotton m:metal m:glass m:oak t:stud-earrings',
  ],
  [
    'retro',
    'p:printed p:dotted p:geometric t:hawaiian-shirt t:flared-jeans c:shirt co:orange co:mustard co:brown m:velvet t:cat-eye-sunglasses t:aviator-sunglasses m:corduroy m:walnut',
  ],
  [
    'vintage',
    'p:floral m:lace m:velvet m:brass m:walnut m:leather t:pearl-necklace t:brooch t:trench-coat t:oxford-shoes co:burgundy co:brown',
  ],
  [
    'nineties',
    't:baggy-jeans t:mom-jeans t:slip-dress t:denim-jacket t:flannel-shirt t:choker t:bucket-hat p:checked m:denim c:jeans',
  ],
  [
    'eighties',
    't:leggings t:bomber-jacket co:fuchsia co:lemon p:sequined t:headband t:blazer t:mini-skirt p:geometric t:tracksuit',
  ],
  [
    'twenties',
    'p:sequined p:beaded p:fringed t:headband t:pearl-necklace t:evening-dress m:velvet co:black co:gold t:clutch-bag',
  ],
  [
    'old-hollywood',
    't:evening-dress t:wrap-dress m:satin c:lipstick t:cat-eye-sunglasses t:pearl-necklace co:red co:black t:stilettos t:pencil-skirt',
  ],
  [
    'streetwear',
    'c:hoodie c:sneakers f:oversized t:cargo-trousers t:baggy-jeans t:joggers t:baseball-cap p:logo-print t:bomber-jacket c:t-shirt t:beanie t:bum-bag',
  ],
  ['skater', 't:slip-ons t:baggy-jeans c:hoodie t:beanie c:t-shirt p:checked p:logo-print t:high-tops t:flannel-shirt'],
  [
    'casual-style',
    'o:everyday c:jeans c:t-shirt c:sneakers c:sweater c:hoodie c:shirt m:cotton m:denim t:chinos c:backpack',
  ],
  [
    'smart-casual',
    't:blazer t:chinos c:loafers t:oxford-shirt t:polo-shirt c:shirt t:turtleneck t:chelsea-boots c:belt o:office',
  ],
  [
    'formal',
    'c:suit t:tuxedo t:evening-dress c:shirt t:oxford-shoes t:tie t:bow-tie t:cufflinks c:heels t:clutch-bag co:black t:dress-trousers',
  ],
  [
    'business-style',
    'o:office c:suit t:blazer c:shirt c:blouse t:pencil-skirt t:dress-trousers t:briefcase c:heels t:pantsuit c:watch c:loafers',
  ],
  [
    'elegant',
    'm:silk m:satin m:velvet t:midi-dress t:evening-dress c:heels t:pearl-necklace t:clutch-bag c:coat m:cashmere co:black co:navy t:blazer',
  ],
  [
    'chic',
    'p:striped t:trench-coat t:beret t:ballet-flats t:blazer c:scarf co:black co:red t:mini-skirt c:lipstick t:cardigan',
  ],
  [
    'old-money',
    'm:cashmere m:linen co:cream co:navy co:camel t:polo-shirt t:blazer c:loafers t:pleated-skirt t:knitted-vest m:merino t:pearl-necklace',
  ],
  [
    'preppy',
    't:polo-shirt t:pleated-skirt t:knitted-vest p:tartan t:blazer c:loafers t:oxford-shirt t:cardigan t:headband co:navy',
  ],
  [
    'glamorous',
    'p:sequined p:beaded t:evening-dress m:satin co:gold co:silver t:stilettos t:drop-earrings m:faux-fur c:lipstick t:clutch-bag',
  ],
  [
    'romantic',
    'p:floral m:lace m:chiffon f:ruffled f:puff-sleeve co:pink c:dress c:blouse m:silk t:pearl-necklace t:ballet-flats co:blush',
  ],
  [
    'rock',
    't:leather-jacket t:ripped-jeans t:combat-boots co:black m:leather c:t-shirt p:logo-print t:skinny-jeans t:flannel-shirt t:signet-ring',
  ],
  [
    'punk',
    't:leather-jacket p:tartan t:combat-boots t:ripped-jeans co:black co:red t:body-jewellery t:choker m:leather',
  ],
  [
    'gothic',
    'co:black co:burgundy m:lace m:velvet t:choker t:combat-boots t:maxi-dress t:platform-shoes m:leather t:eyeliner',
  ],
  [
    'biker',
    't:leather-jacket m:leather t:combat-boots t:skinny-jeans co:black t:aviator-sunglasses c:belt t:winter-gloves',
  ],
  ['western', 't:cowboy-boots m:denim m:suede p:fringed t:denim-shirt c:belt t:fedora p:checked co:brown c:jeans'],
  ['military-style', 'co:khaki co:olive p:camouflage t:cargo-trousers t:combat-boots t:parka c:jacket t:bomber-jacket'],
  ['safari', 'co:khaki co:beige m:linen m:canvas f:with-pockets c:shirt c:shorts t:sun-hat p:leopard c:boots'],
  ['nautical', 'p:striped co:navy co:white co:red t:espadrilles t:tote-bag c:t-shirt m:cotton t:moccasins'],
  [
    'athleisure',
    'o:sport t:leggings t:joggers c:sneakers c:hoodie t:sports-bra t:tracksuit t:crop-top t:baseball-cap f:stretchy t:gym-bag',
  ],
  [
    'gorpcore',
    't:windbreaker t:fleece-jacket t:hiking-boots t:puffer-jacket t:cargo-trousers f:windproof t:beanie t:hiking-backpack t:gilet',
  ],
  [
    'y2k',
    't:crop-top f:low-waist t:mini-skirt t:baggy-jeans t:shoulder-bag co:fuchsia t:platform-shoes p:sequined t:hair-clip t:lip-gloss',
  ],
  ['kawaii', 'co:pink co:lilac p:cartoon-print t:pleated-skirt c:hoodie t:hair-clip f:oversized'],
  [
    'korean-style',
    'f:oversized t:blazer t:wide-leg-trousers t:mini-skirt t:pleated-skirt t:cardigan c:sneakers t:sheet-mask t:tote-bag co:beige',
  ],
  [
    'cottagecore',
    'p:floral m:linen m:cotton f:puff-sleeve t:sundress t:apron m:lace t:sun-hat t:cardigan m:rattan co:sage',
  ],
  ['rustic', 'm:wood m:pine m:oak m:linen m:wool p:checked co:brown c:dining-table c:vase m:rattan m:ceramic'],
  [
    'provence',
    'p:floral co:lilac co:cream co:white m:linen m:pine c:chest-of-drawers c:curtain c:vase sc:lavender-scent m:ceramic',
  ],
  [
    'scandinavian',
    'm:oak m:pine m:wood m:wool co:white co:grey c:sofa c:rug c:floor-lamp c:chair p:plain c:cushion m:linen',
  ],
  [
    'industrial',
    'm:metal m:steel m:leather co:black c:pendant-lamp c:bookshelf c:bar-stool m:walnut co:grey c:tv-stand',
  ],
  ['loft', 'm:metal m:leather m:wood c:sofa c:pendant-lamp c:bar-stool co:grey co:brown c:bookshelf c:coffee-table'],
  ['modern', 'p:plain m:glass m:metal co:white co:black co:grey m:steel c:sofa c:coffee-table f:slim-fit p:geometric'],
  [
    'classic-style',
    'm:wool m:leather m:walnut co:navy co:black c:suit t:trench-coat t:oxford-shoes c:coat c:shirt c:armchair t:wool-coat',
  ],
  [
    'mid-century',
    'm:walnut m:wood m:brass co:mustard co:teal c:armchair c:chest-of-drawers c:floor-lamp m:velvet c:coffee-table',
  ],
  [
    'art-deco',
    'm:brass m:marble m:velvet m:glass co:gold co:black co:emerald p:geometric c:mirror c:table-lamp t:drop-earrings',
  ],
  [
    'baroque',
    'm:velvet m:marble co:gold m:gold-plated c:mirror c:armchair c:curtain p:embroidered co:burgundy c:pendant-lamp',
  ],
  ['japandi', 'm:bamboo m:oak m:linen m:ceramic co:beige co:white p:plain c:bed c:coffee-table c:vase t:kimono'],
  [
    'mediterranean',
    'co:white co:blue m:linen m:ceramic m:rattan c:vase t:maxi-dress t:espadrilles p:striped c:sandals',
  ],
  [
    'oriental-style',
    'p:embroidered p:paisley m:brass m:velvet m:silk t:kaftan c:rug c:cushion co:gold t:bakhoor sc:oud-scent c:pendant-lamp',
  ],
  [
    'ethnic',
    'p:embroidered p:paisley p:fringed t:beads t:kaftan t:folk-costume c:scarf t:tunic m:cotton c:rug p:geometric',
  ],
  [
    'tropical-style',
    't:hawaiian-shirt p:tropical-print p:floral t:sun-hat m:linen c:shorts c:sandals t:swimsuit co:green c:sunglasses',
  ],
  [
    'festival',
    'p:fringed t:denim-shorts t:crop-top p:tie-dye t:kimono c:boots t:bum-bag c:sunglasses p:sequined t:body-jewellery',
  ],
  [
    'modest',
    't:abaya t:hijab t:maxi-dress t:maxi-skirt f:long-sleeve t:tunic t:kaftan f:high-neck t:burkini t:prayer-dress t:wide-leg-trousers',
  ],
  [
    'androgynous',
    't:blazer c:shirt t:wide-leg-trousers c:loafers f:oversized c:suit t:waistcoat t:tie t:pearl-necklace',
  ],
  ['wizard-style', 'c:fantasy c:scarf t:knitted-vest p:tartan c:picture-book c:young-adult t:kids-costume'],
  ['superhero', 't:kids-costume p:cartoon-print c:t-shirt c:comics t:pyjamas c:backpack c:hoodie'],
  ['princess', 't:tulle-skirt c:dress t:tiara t:kids-costume co:pink p:sequined t:ballet-flats c:picture-book'],
];

const WORN_AT: Table = [
  [
    'wedding',
    't:wedding-dress c:suit c:dress t:evening-dress c:heels t:bridal-shoes t:veil t:wedding-ring t:tuxedo t:clutch-bag t:tiara t:tie t:pearl-necklace c:perfume',
  ],
  [
    'wedding-guest',
    't:evening-dress t:cocktail-dress t:midi-dress c:dress c:suit c:heels t:clutch-bag t:jumpsuit t:drop-earrings t:tie o:wedding o:party t:block-heels',
  ],
  [
    'engagement',
    't:cocktail-dress t:evening-dress c:dress t:engagement-ring c:suit c:heels o:party t:jewellery-set c:gift-set',
  ],
  ['henna-night', 't:kaftan p:embroidered t:evening-dress t:hair-dye c:scarf co:red t:bangle t:folk-costume o:party'],
  ['bachelorette', 't:cocktail-dress t:mini-dress t:jumpsuit p:sequined c:heels t:veil t:lingerie o:party t:pyjamas'],
  [
    'wedding-anniversary',
    't:jewellery-set c:necklace c:ring c:perfume c:watch c:gift-set t:evening-dress t:cufflinks t:lingerie o:gift',
  ],
  ['birthday', 'o:gift o:party c:gift-set c:dress t:cocktail-dress c:perfume c:watch c:bracelet c:headphones c:novel'],
  ['first-birthday', 'a:baby t:baby-set t:tulle-skirt t:baby-booties c:picture-book o:gift o:party'],
  [
    'new-year',
    'p:sequined t:cocktail-dress t:evening-dress o:party co:gold co:silver o:gift c:gift-set c:heels t:clutch-bag m:velvet c:chocolate t:pyjamas',
  ],
  ['christmas', 'o:gift c:sweater t:pyjamas c:gift-set co:red t:scented-candle c:chocolate c:scarf t:socks m:knit'],
  ['novruz', 'c:dress c:shirt o:gift c:gift-set t:folk-costume t:kelaghayi c:honey c:tea c:perfume co:green'],
  ['ramadan', 't:abaya t:kaftan t:jalabiya t:prayer-dress t:bakhoor t:hijab t:thobe c:tea c:honey t:perfume-oil'],
  [
    'eid',
    't:kaftan t:abaya t:thobe c:dress t:jalabiya o:gift c:perfume t:bakhoor c:chocolate c:gift-set c:suit c:shirt',
  ],
  ['easter', 'c:dress c:chocolate c:eggs o:gift c:shirt c:gift-set'],
  [
    'valentines-day',
    'o:gift c:perfume c:necklace t:lingerie c:chocolate c:gift-set c:bracelet co:red t:scented-candle t:jewellery-set',
  ],
  [
    'womens-day',
    'o:gift c:perfume c:gift-set c:scarf c:handbag c:earrings c:bracelet c:hand-cream t:skincare-set t:scented-candle',
  ],
  [
    'mothers-day',
    'o:gift c:perfume c:gift-set c:scarf c:handbag c:necklace t:skincare-set c:hand-cream t:bathrobe t:scented-candle',
  ],
  ['fathers-day', 'o:gift c:watch c:belt t:wallet t:tie c:shirt c:perfume t:cufflinks c:tool-box t:aftershave'],
  ['teachers-day', 'o:gift c:gift-set c:scarf c:novel c:tea c:chocolate t:scented-candle c:hand-cream'],
  [
    'graduation',
    't:cocktail-dress t:evening-dress c:dress c:suit t:blazer c:heels c:watch o:party o:gift t:midi-dress t:tie',
  ],
  [
    'job-interview',
    't:blazer c:suit c:shirt c:blouse t:dress-trousers t:pencil-skirt o:office c:loafers t:oxford-shoes t:briefcase t:pantsuit st:business-style',
  ],
  [
    'date',
    't:midi-dress t:slip-dress c:dress c:shirt c:heels c:perfume t:blazer c:lipstick t:drop-earrings t:chelsea-boots',
  ],
  [
    'christening',
    't:christening-outfit t:baby-set co:white c:dress t:baby-booties o:gift c:bracelet t:pendant-necklace c:suit',
  ],
  ['circumcision', 'c:suit a:kids o:gift co:white t:bow-tie o:party'],
  ['baby-shower', 'a:baby t:baby-set t:baby-bodysuit t:maternity-dress c:baby-care c:nappies o:gift t:baby-bib'],
  [
    'housewarming',
    'o:gift o:home c:vase c:cushion t:scented-candle c:mirror c:table-lamp c:kettle c:coffee-machine c:rug',
  ],
  ['funeral', 'co:black c:suit c:dress c:coat c:scarf t:midi-dress p:plain t:oxford-shoes'],
  [
    'beach-day',
    'o:beach t:swimsuit t:bikini t:swim-trunks t:flip-flops t:sun-hat t:beach-bag c:sunglasses c:sunscreen t:sundress t:kimono c:sandals t:burkini t:after-sun',
  ],
  ['picnic', 'c:sandals t:sundress c:jeans c:t-shirt t:sun-hat c:sunscreen c:shorts c:sneakers c:juice'],
  [
    'ski-trip',
    't:ski-jacket t:ski-suit t:thermal-underwear t:winter-gloves t:beanie t:snow-boots t:fleece-jacket c:sunscreen t:snood se:winter',
  ],
  [
    'back-to-school',
    't:school-backpack t:school-uniform c:shirt c:backpack a:kids c:textbook t:tights c:loafers t:pleated-skirt',
  ],
  ['university', 'c:backpack t:tote-bag c:laptop c:jeans c:sneakers c:hoodie c:textbook o:everyday'],
  ['theatre', 't:evening-dress t:midi-dress t:blazer t:clutch-bag c:heels c:suit c:coat t:drop-earrings'],
  [
    'nightclub',
    't:mini-dress p:sequined t:bodycon-dress t:stilettos t:crop-top t:leather-trousers o:party t:clutch-bag c:lipstick',
  ],
  ['photo-shoot', 't:maxi-dress t:evening-dress c:suit t:false-lashes c:foundation c:lipstick t:fedora'],
  ['hospital-visit', 't:pyjamas t:bathrobe t:slippers t:nightgown c:novel c:juice o:gift t:baby-set c:hygiene'],
  ['pilgrimage', 't:prayer-dress t:abaya t:thobe t:hijab co:white c:sandals m:cotton t:walking-shoes'],
  ['corporate-gift', 'o:gift c:gift-set t:wallet t:card-holder c:watch t:umbrella c:tea c:chocolate c:power-bank'],
  ['halloween', 't:kids-costume co:black co:orange st:gothic t:eyeliner t:body-jewellery'],
  [
    'everyday',
    'c:jeans c:t-shirt c:sneakers c:sweater c:shirt c:hoodie c:trousers m:cotton c:backpack st:casual-style',
  ],
  [
    'office',
    'c:shirt c:suit t:blazer c:blouse t:dress-trousers t:pencil-skirt c:loafers c:heels st:business-style t:briefcase',
  ],
  [
    'party',
    't:cocktail-dress t:evening-dress c:dress c:heels p:sequined t:clutch-bag c:lipstick m:satin t:mini-dress c:suit',
  ],
  [
    'sport',
    'c:sneakers t:leggings t:sports-bra t:tracksuit t:joggers t:sport-shorts t:running-shoes t:gym-bag c:t-shirt',
  ],
  [
    'travel',
    'c:backpack t:suitcase t:travel-bag c:sneakers t:travel-cosmetics c:travel-book c:power-bank t:bum-bag c:jacket',
  ],
  [
    'beach',
    't:swimsuit t:bikini t:swim-trunks c:sandals t:flip-flops t:sun-hat c:sunscreen c:sunglasses t:beach-bag c:shorts',
  ],
  ['home', 't:pyjamas t:slippers t:bathrobe t:joggers c:hoodie t:leggings t:kimono m:cotton'],
  [
    'gift',
    'c:gift-set c:perfume c:watch c:necklace c:bracelet c:earrings c:scarf t:wallet t:scented-candle c:chocolate c:novel c:headphones',
  ],
];

const FOR_PERSONS: Table = [
  [
    'mother',
    'c:perfume c:gift-set c:scarf c:handbag c:necklace c:earrings c:hand-cream t:bathrobe t:skincare-set t:scented-candle c:bracelet c:cookbook c:vase ge:women',
  ],
  [
    'father',
    'c:watch c:belt t:wallet c:shirt t:tie c:perfume c:sweater t:cufflinks c:tool-box c:drill c:biography t:aftershave ge:men',
  ],
  [
    'grandmother',
    'c:scarf t:slippers t:bathrobe t:cardigan c:hand-cream c:tea c:blood-pressure-monitor c:cushion c:honey t:pashmina ge:women',
  ],
  [
    'grandfather',
    't:cardigan t:slippers t:flat-cap c:tea c:blood-pressure-monitor t:umbrella c:history c:sweater t:winter-gloves ge:men',
  ],
  ['parents', 'c:gift-set c:coffee-machine c:blood-pressure-monitor c:tea t:bathrobe c:honey c:vase c:armchair'],
  [
    'wife',
    'c:necklace c:perfume c:earrings t:lingerie c:handbag c:bracelet t:jewellery-set c:dress c:gift-set c:watch t:nightgown ge:women',
  ],
  [
    'husband',
    'c:watch t:wallet c:belt c:perfume c:shirt t:cufflinks c:drill c:headphones c:sweater t:beard-oil ge:men',
  ],
  [
    'girlfriend',
    'c:perfume c:necklace c:bracelet c:earrings c:handbag t:lingerie c:lipstick t:scented-candle c:gift-set t:pendant-necklace c:chocolate ge:women',
  ],
  [
    'boyfriend',
    'c:watch c:perfume t:wallet c:hoodie c:headphones c:sunglasses c:belt c:backpack c:game-console c:bracelet ge:men',
  ],
  [
    'son',
    'c:sneakers c:backpack c:hoodie c:game-console t:football-shirt c:t-shirt c:picture-book t:kids-watch a:kids',
  ],
  ['daughter', 'c:dress c:backpack t:tulle-skirt c:bracelet c:picture-book t:hair-clip t:kids-watch c:sneakers a:kids'],
  ['sister', 'c:perfume c:bracelet c:earrings c:handbag t:pyjamas c:lipstick t:skincare-set c:scarf t:scented-candle'],
  ['brother', 'c:hoodie c:sneakers t:baseball-cap c:headphones t:wallet c:sunglasses c:t-shirt c:backpack c:watch'],
  ['aunt', 'c:scarf c:gift-set c:hand-cream t:scented-candle c:tea c:perfume c:earrings c:vase ge:women'],
  ['uncle', 't:wallet c:belt c:shirt c:perfume t:tie c:tool-box c:tea c:watch ge:men'],
  ['mother-in-law', 'c:scarf c:gift-set c:perfume c:vase c:hand-cream c:tea t:pashmina t:brooch t:bathrobe ge:women'],
  ['father-in-law', 'c:shirt t:tie c:belt t:wallet c:perfume t:cardigan c:tea c:tool-box ge:men'],
  ['friend', 'c:bracelet t:scented-candle c:gift-set c:novel c:earrings t:socks c:chocolate t:keychain c:perfume'],
  [
    'colleague',
    't:scented-candle c:tea c:chocolate c:coffee t:card-holder c:gift-set t:keychain c:business c:power-bank t:socks',
  ],
  ['boss', 't:card-holder t:briefcase c:watch t:cufflinks c:tea c:business c:gift-set t:tie t:wallet'],
  ['teacher', 'c:gift-set c:scarf c:tea c:chocolate c:novel t:tote-bag t:scented-candle c:hand-cream'],
  ['doctor', 't:medical-scrubs t:clogs c:gift-set c:coffee c:chocolate t:walking-shoes c:tea'],
  ['student', 'c:backpack c:laptop c:textbook c:headphones c:sneakers c:desk c:power-bank t:tote-bag'],
  [
    'bride',
    't:wedding-dress t:veil t:bridal-shoes t:tiara t:lingerie t:jewellery-set t:wedding-ring t:nightgown t:bathrobe c:perfume ge:women',
  ],
  [
    'groom',
    'c:suit t:tuxedo t:tie t:bow-tie t:oxford-shoes t:cufflinks c:shirt t:wedding-ring t:waistcoat c:perfume ge:men',
  ],
  ['newlyweds', 'c:coffee-machine c:gift-set t:bathrobe c:kettle c:vase c:table-lamp c:vacuum-cleaner c:cushion'],
  [
    'bridesmaid-person',
    't:cocktail-dress t:midi-dress t:evening-dress t:clutch-bag c:heels t:drop-earrings c:bracelet t:hair-clip',
  ],
  [
    'pregnant-woman',
    't:maternity-dress c:vitamins t:leggings t:cellulite-cream c:cushion t:slippers m:cotton f:stretchy t:nightgown',
  ],
  ['new-mother', 't:nightgown t:bathrobe c:baby-care c:nappies c:baby-formula c:vitamins t:baby-set t:pyjamas'],
  [
    'newborn',
    'a:baby t:baby-set t:baby-bodysuit t:baby-romper t:baby-bib t:baby-booties c:nappies c:baby-care c:baby-formula m:cotton',
  ],
  ['godchild', 'c:picture-book t:christening-outfit c:bracelet a:kids c:gift-set t:pendant-necklace c:backpack'],
  [
    'elderly',
    'c:blood-pressure-monitor t:slippers t:cardigan f:orthopaedic t:walking-shoes c:heart-and-pressure c:vitamins c:scarf c:thermometer a:adult',
  ],
  ['hostess', 'c:vase t:scented-candle c:chocolate c:tea t:apron c:gift-set c:cookbook c:honey'],
  ['gamer', 'c:game-console c:mouse c:keyboard c:headphones c:monitor c:office-chair c:laptop c:hoodie'],
  [
    'athlete',
    'c:sneakers t:running-shoes c:smartwatch t:tracksuit t:gym-bag c:headphones c:supplements t:leggings o:sport',
  ],
  [
    'traveller',
    'c:backpack t:suitcase c:power-bank c:travel-book t:travel-cosmetics c:camera c:sunglasses t:bum-bag o:travel',
  ],
  ['book-lover', 'c:novel c:classic c:bookshelf c:table-lamp c:armchair c:poetry c:tea t:scented-candle t:tote-bag'],
  ['home-cook', 'c:cookbook t:apron c:spices c:kettle c:coffee-machine c:cooking-oil c:microwave c:honey'],
  [
    'handyman',
    'c:drill c:tool-box c:screwdriver c:wrench-set c:angle-grinder c:work-gloves t:work-trousers c:hammer c:saw',
  ],
  ['driver', 'c:dash-camera c:car-shampoo c:seat-cover c:car-mat t:keychain c:charger c:sunglasses'],
];

const FOR_SEASONS: Table = [
  [
    'winter',
    'c:coat c:boots c:sweater c:scarf t:puffer-jacket t:beanie t:winter-gloves m:wool m:cashmere t:thermal-underwear t:snow-boots c:hat f:warm m:fur f:lined',
  ],
  [
    'summer',
    'c:sandals c:shorts t:sundress c:t-shirt c:dress m:linen m:cotton c:sunglasses t:sun-hat t:swimsuit c:skirt c:sunscreen f:short-sleeve f:sleeveless',
  ],
  [
    'spring',
    't:trench-coat c:jacket t:denim-jacket c:sneakers c:dress p:floral t:cardigan c:blouse c:loafers t:windbreaker',
  ],
  [
    'autumn',
    'c:coat t:trench-coat c:boots c:sweater t:ankle-boots c:scarf t:cardigan c:jacket m:wool m:suede t:umbrella co:camel',
  ],
  [
    'rainy-weather',
    't:raincoat t:umbrella t:rain-boots t:rain-jacket f:waterproof t:trench-coat c:boots t:windbreaker',
  ],
  [
    'cold-weather',
    't:puffer-jacket c:coat t:thermal-underwear m:wool t:beanie c:scarf t:winter-gloves c:sweater m:cashmere m:down f:thermal f:warm se:winter',
  ],
  [
    'hot-weather',
    'm:linen m:cotton c:shorts c:t-shirt t:tank-top t:sundress c:sandals t:sun-hat f:breathable c:air-conditioner c:sunscreen f:lightweight-fabric se:summer',
  ],
  ['snow', 't:snow-boots t:ski-jacket t:puffer-jacket t:winter-gloves t:beanie c:boots f:waterproof f:warm se:winter'],
  ['windy-weather', 't:windbreaker f:windproof c:jacket t:parka c:scarf f:hooded t:trench-coat'],
  ['mid-season', 'c:jacket t:trench-coat t:denim-jacket t:cardigan t:blazer t:ankle-boots t:gilet se:spring se:autumn'],
  ['all-season', 'c:jeans c:t-shirt c:sneakers c:shirt c:trousers c:tyre m:cotton'],
];

const FOR_SKIN: Table = [
  [
    'dry',
    'c:face-cream t:hyaluronic-serum c:body-butter f:moisturising c:body-lotion t:face-oil c:hand-cream c:lip-balm',
  ],
  ['oily', 'c:cleanser t:clay-mask t:toner f:matte-finish c:scrub t:face-powder'],
  ['combination', 'c:cleanser t:toner c:face-cream t:clay-mask c:serum'],
  [
    'sensitive',
    'f:hypoallergenic t:micellar-water sc:unscented t:facial-mist c:face-cream c:baby-care f:natural-cosmetics',
  ],
  ['normal-skin', 'c:face-cream c:cleanser t:day-cream t:sheet-mask t:toner'],
  ['mature-skin', 't:anti-ageing-cream t:retinol-serum t:eye-cream f:anti-ageing c:serum t:night-cream'],
  ['acne-prone-skin', 'c:skin-treatment c:cleanser t:clay-mask t:toner c:scrub c:serum'],
  ['dehydrated-skin', 't:hyaluronic-serum t:sheet-mask f:moisturising t:facial-mist t:vitamin-c-serum c:face-cream'],
];

const FOR_HAIR: Table = [
  ['dry-hair', 'c:hair-mask c:conditioner t:hair-oil c:shampoo f:moisturising t:hair-serum'],
  ['oily-hair', 'c:shampoo t:dry-shampoo'],
  ['damaged-hair', 'c:hair-mask t:hair-oil t:hair-serum c:conditioner c:shampoo'],
  ['coloured-hair', 'c:shampoo c:conditioner c:hair-mask t:hair-dye'],
  ['curly-hair', 'c:conditioner t:hair-gel c:hair-mask t:hair-oil t:hair-spray t:hairbrush'],
  ['straight-hair', 't:hair-serum c:shampoo c:conditioner t:hairbrush'],
  ['fine-hair', 'c:shampoo t:hair-spray t:dry-shampoo c:conditioner'],
  ['hair-loss', 't:hair-loss-shampoo c:vitamins t:hair-oil c:supplements c:hair-mask'],
  ['dandruff', 't:anti-dandruff-shampoo c:shampoo t:hair-oil'],
  ['frizzy-hair', 't:hair-serum c:hair-mask t:hair-oil c:conditioner'],
  ['blonde-hair', 'c:shampoo c:hair-mask c:conditioner t:hair-dye'],
];

const IN_SCENTS: Table = [
  ['floral-scent', 'c:perfume t:body-mist t:eau-de-toilette c:body-lotion t:scented-candle'],
  ['citrus-scent', 't:cologne c:perfume c:shower-gel t:body-mist t:essential-oil'],
  ['woody-scent', 'c:perfume t:cologne t:beard-oil t:scented-candle c:deodorant'],
  ['fruity-scent', 't:body-mist c:shower-gel c:perfume c:body-butter t:lip-gloss'],
  ['fresh-scent', 't:eau-de-toilette c:deodorant c:shower-gel c:perfume t:cologne'],
  ['oriental-scent', 't:perfume-oil t:eau-de-parfum c:perfume t:bakhoor'],
  ['powdery-scent', 'c:perfume t:eau-de-parfum c:deodorant c:body-lotion'],
  ['sweet-scent', 'c:perfume t:body-mist c:body-butter t:scented-candle'],
  ['rose-scent', 'c:perfume t:facial-mist c:soap c:body-lotion t:essential-oil c:hand-cream'],
  ['jasmine-scent', 'c:perfume t:essential-oil t:body-mist c:soap'],
  ['lavender-scent', 't:essential-oil c:soap t:scented-candle t:bath-bomb c:shower-gel'],
  ['vanilla-scent', 'c:perfume t:scented-candle c:body-butter t:body-mist c:lip-balm'],
  ['musk-scent', 'c:perfume t:perfume-oil t:eau-de-parfum c:deodorant'],
  ['oud-scent', 't:perfume-oil t:bakhoor c:perfume t:eau-de-parfum'],
  ['amber-scent', 'c:perfume t:eau-de-parfum t:perfume-oil t:scented-candle'],
  ['sandalwood-scent', 'c:perfume t:beard-oil t:essential-oil t:aftershave t:bakhoor'],
  ['patchouli-scent', 'c:perfume t:essential-oil t:eau-de-parfum'],
  ['coconut-scent', 'c:body-butter c:sunscreen c:shampoo t:body-oil t:self-tanner'],
  ['bergamot-scent', 't:cologne c:perfume t:eau-de-toilette t:essential-oil'],
  ['cherry-scent', 'c:perfume t:body-mist c:lip-balm c:shower-gel'],
  ['tobacco-leather-scent', 'c:perfume t:eau-de-parfum t:aftershave'],
  ['green-tea-scent', 't:eau-de-toilette c:shower-gel c:face-mask t:body-mist'],
  ['unscented', 'c:deodorant c:soap c:body-lotion c:hand-cream f:hypoallergenic'],
];

const TOGETHER: Table = [
  [
    'c:dress',
    'c:heels c:handbag c:sandals c:necklace c:earrings c:belt t:cardigan t:clutch-bag t:tights c:jacket c:scarf',
  ],
  ['c:skirt', 'c:blouse c:t-shirt c:sweater c:heels c:boots t:tights c:belt c:sneakers t:crop-top'],
  ['c:shirt', 'c:trousers c:jeans c:suit t:tie c:belt t:chinos t:blazer t:cufflinks c:sweater'],
  ['c:blouse', 'c:skirt c:trousers c:jeans t:blazer c:heels c:necklace t:cardigan'],
  ['c:t-shirt', 'c:jeans c:shorts c:sneakers c:jacket t:joggers c:skirt t:baseball-cap c:hoodie'],
  ['c:sweater', 'c:jeans c:trousers c:boots c:scarf c:coat c:skirt c:shirt'],
  ['c:hoodie', 't:joggers c:jeans c:sneakers t:baseball-cap c:backpack t:beanie c:shorts'],
  ['c:jacket', 'c:jeans c:t-shirt c:sneakers c:trousers c:scarf c:boots c:shirt'],
  ['c:coat', 'c:scarf c:boots c:hat t:winter-gloves c:sweater c:handbag t:beanie'],
  ['c:jeans', 'c:t-shirt c:belt c:sneakers c:shirt c:sweater c:boots c:jacket'],
  ['c:trousers', 'c:shirt c:belt c:blouse c:loafers t:blazer c:sweater c:heels'],
  ['c:shorts', 'c:t-shirt c:sandals c:sneakers c:sunglasses t:tank-top t:sun-hat t:baseball-cap'],
  ['c:suit', 'c:shirt t:tie t:oxford-shoes c:belt t:cufflinks c:loafers t:pocket-square c:watch t:bow-tie c:heels'],
  ['c:sneakers', 'c:jeans t:socks t:joggers c:t-shirt c:hoodie c:backpack t:leggings c:shorts'],
  ['c:boots', 'c:jeans c:coat t:socks c:sweater t:tights c:skirt c:trousers'],
  ['c:heels', 'c:dress t:clutch-bag c:skirt c:handbag c:earrings c:suit c:trousers'],
  ['c:sandals', 'c:dress c:shorts t:sun-hat c:sunglasses t:beach-bag c:skirt'],
  ['c:loafers', 't:chinos c:suit c:belt c:trousers c:shirt t:socks'],
  ['c:handbag', 't:wallet c:dress c:heels c:scarf c:coat t:makeup-bag c:sunglasses'],
  ['c:backpack', 'c:sneakers c:hoodie c:laptop c:power-bank t:umbrella c:jacket'],
  ['c:hat', 'c:scarf c:coat t:winter-gloves c:sunglasses c:jacket c:sandals'],
  ['c:scarf', 'c:coat c:hat t:winter-gloves c:sweater c:handbag t:beanie'],
  ['c:belt', 'c:trousers c:jeans c:suit c:loafers t:wallet c:dress'],
  ['c:sunglasses', 'c:sandals t:sun-hat c:shorts t:swimsuit c:sunscreen c:hat c:handbag'],
  ['c:watch', 'c:bracelet c:suit c:belt t:wallet c:shirt t:cufflinks c:ring'],
  ['c:necklace', 'c:earrings c:bracelet c:dress c:ring c:blouse'],
  ['c:earrings', 'c:necklace c:bracelet c:dress c:ring c:heels'],
  ['c:ring', 'c:bracelet c:earrings c:necklace c:watch'],
  ['c:bracelet', 'c:watch c:necklace c:ring c:earrings t:anklet'],
  ['c:body-butter', 'c:shower-gel c:scrub c:hand-cream c:body-lotion'],
  ['c:shower-gel', 'c:body-lotion c:body-butter c:scrub t:loofah c:shampoo c:deodorant'],
  ['c:soap', 'c:hand-cream t:loofah c:shower-gel'],
  ['c:shampoo', 'c:conditioner c:hair-mask t:hair-oil t:hairbrush c:shower-gel'],
  ['c:conditioner', 'c:shampoo c:hair-mask t:hair-serum t:hairbrush'],
  ['c:hair-mask', 'c:shampoo c:conditioner t:hair-oil t:hair-serum'],
  ['c:face-cream', 'c:serum c:cleanser t:toner c:sunscreen t:eye-cream c:face-mask'],
  ['c:face-mask', 'c:serum c:face-cream c:cleanser t:toner'],
  ['c:serum', 'c:face-cream c:cleanser t:toner c:sunscreen c:face-mask'],
  ['c:cleanser', 't:toner c:face-cream c:serum c:scrub t:micellar-water'],
  ['c:scrub', 'c:body-butter c:body-lotion c:shower-gel c:cleanser'],
  ['c:hand-cream', 'c:soap c:lip-balm t:nail-polish t:manicure-set'],
  ['c:lip-balm', 'c:lipstick c:hand-cream c:sunscreen t:lip-gloss'],
  ['c:body-lotion', 'c:shower-gel c:scrub c:perfume c:body-butter c:sunscreen'],
  ['c:perfume', 'c:deodorant c:body-lotion t:body-mist c:gift-set c:shower-gel'],
  ['c:deodorant', 'c:shower-gel c:perfume t:shaving-foam'],
  ['c:lipstick', 't:lip-liner c:mascara c:foundation c:lip-balm t:lip-gloss t:makeup-remover'],
  ['c:mascara', 't:eyeliner t:eyeshadow c:foundation t:makeup-remover c:lipstick t:brow-pencil'],
  ['c:foundation', 't:makeup-primer t:concealer t:face-powder t:makeup-brushes t:blush c:mascara'],
  ['c:gift-set', 't:scented-candle c:perfume c:chocolate c:scarf'],
  ['t:swimsuit', 't:sun-hat t:flip-flops c:sunscreen t:beach-bag c:sunglasses t:kimono'],
  ['t:wedding-dress', 't:veil t:bridal-shoes t:tiara t:lingerie c:earrings'],
  ['t:running-shoes', 't:socks t:leggings t:sport-shorts c:smartwatch t:sports-bra'],
  ['t:hiking-boots', 't:hiking-backpack t:socks t:windbreaker t:fleece-jacket t:cargo-trousers'],
  ['t:school-uniform', 't:school-backpack c:loafers t:tights c:shirt'],
  ['t:razor', 't:shaving-foam t:aftershave t:beard-oil'],
  ['t:nail-polish', 't:nail-remover t:manicure-set c:hand-cream'],
  ['t:baby-set', 't:baby-bib t:baby-booties c:nappies c:baby-care'],
  ['t:abaya', 't:hijab c:handbag c:sandals t:perfume-oil'],
  ['t:tuxedo', 't:bow-tie t:cufflinks t:oxford-shoes t:pocket-square'],
];

const ALIKE: Table = [
  ['co:grey', 'co:silver co:charcoal co:light-grey'],
  ['co:cream', 'co:beige co:white co:off-white co:ivory'],
  ['co:burgundy', 'co:red co:maroon co:plum'],
  ['co:navy', 'co:blue co:midnight co:indigo'],
  ['co:olive', 'co:green co:khaki co:moss'],
  ['co:turquoise', 'co:teal co:aqua co:blue'],
  ['co:gold', 'co:champagne co:bronze co:rose-gold co:old-gold co:mustard'],
  ['co:pink', 'co:coral co:blush co:fuchsia co:rose-gold'],
  ['co:brown', 'co:tan co:camel co:chocolate-brown co:terracotta co:bronze'],
  ['co:yellow', 'co:mustard co:lemon co:honey'],
  ['co:green', 'co:emerald co:mint co:sage co:dark-green co:lime'],
  ['co:blue', 'co:sky-blue co:royal-blue co:indigo'],
  ['co:purple', 'co:lilac co:aubergine co:plum'],
  ['co:orange', 'co:terracotta co:peach co:coral'],
  ['co:beige', 'co:sand co:camel co:champagne'],
  ['co:white', 'co:pearl-white co:ivory co:off-white'],
  ['co:black', 'co:jet-black co:charcoal'],
  ['co:silver', 'co:moonlight'],
  ['co:red', 'co:scarlet co:coral'],
  ['c:hoodie', 'c:sweater t:sweatshirt'],
  ['c:jacket', 'c:coat'],
  ['c:shirt', 'c:blouse c:t-shirt'],
  ['c:trousers', 'c:jeans'],
  ['c:boots', 'c:sneakers'],
  ['c:loafers', 't:ballet-flats t:mary-janes'],
  ['c:handbag', 'c:backpack t:gym-bag'],
  ['t:abaya', 't:kaftan t:jalabiya'],
  ['t:socks', 't:tights'],
  ['t:pyjamas', 't:nightgown'],
  ['t:tracksuit', 't:joggers'],
  ['m:leather', 'm:faux-leather m:suede'],
  ['m:silk', 'm:satin m:viscose'],
  ['m:wool', 'm:cashmere m:acrylic m:knit'],
  ['m:cotton', 'm:linen m:viscose m:tencel'],
  ['m:fur', 'm:faux-fur'],
  ['m:lace', 'm:tulle'],
  ['m:chiffon', 'm:tulle m:silk'],
  ['m:nylon', 'm:polyester'],
  ['m:diamond', 'm:zirconia'],
  ['p:floral', 'p:tropical-print p:printed'],
  ['p:quilted', 't:puffer-jacket'],
  ['p:sequined', 'p:beaded'],
  ['o:party', 'o:birthday o:nightclub'],
  ['o:wedding', 'o:wedding-guest o:engagement'],
  ['o:beach', 'o:beach-day'],
  ['o:office', 'o:job-interview st:business-style'],
  ['o:everyday', 'st:casual-style'],
  ['o:sport', 'st:athleisure'],
  ['se:winter', 'se:cold-weather se:snow'],
  ['se:summer', 'se:hot-weather'],
  ['se:autumn', 'se:mid-season se:rainy-weather'],
  ['se:spring', 'se:mid-season'],
  ['a:kids', 'a:toddler'],
  ['a:baby', 'a:toddler pe:newborn'],
  ['a:senior', 'pe:elderly'],
  ['pe:friend', 'pe:colleague'],
  ['st:boho', 'st:ethnic st:festival st:cottagecore'],
  ['st:minimalist', 'st:scandinavian st:japandi st:modern'],
  ['st:retro', 'st:vintage st:eighties st:mid-century'],
  ['st:industrial', 'st:loft'],
  ['st:rock', 'st:punk st:biker st:gothic'],
  ['st:elegant', 'st:chic st:formal st:glamorous'],
  ['st:old-money', 'st:preppy st:classic-style'],
  ['st:rustic', 'st:provence st:cottagecore'],
  ['st:streetwear', 'st:skater st:athleisure'],
  ['f:oversized', 'f:wide-leg'],
  ['f:warm', 'f:thermal f:lined'],
  ['f:slim-fit', 'f:stretchy'],
];

/** `co:red` → `color:red` */
function idOf(short: string, kindWithout?: string): string {
  const at = short.indexOf(':');
  return at < 0 ? `${kindWithout}:${short}` : `${KINDS[short.slice(0, at)]}:${short.slice(at + 1)}`;
}

/** Who says silver or gold of jewellery means the look as well as the metal. */
const OF_METALS: Table = [
  ['m:sterling-silver', 'co:silver m:silver-plated'],
  ['m:solid-gold', 'co:gold m:gold-plated'],
];

function rows(table: Table, relation: Relation, kind?: string): RelationRow[] {
  return table.map(([from, to]) => [idOf(from, kind), relation, to.split(' ').map((id) => idOf(id))]);
}

export const FASHION_RELATIONS: readonly RelationRow[] = [
  ...FASHION_NARROWER,
  ...rows(LOOK_OF_STYLES, 'suits', 'style'),
  ...rows(WORN_AT, 'worn_at', 'occasion'),
  ...rows(FOR_PERSONS, 'suits', 'person'),
  ...rows(FOR_SEASONS, 'suits', 'season'),
  ...rows(FOR_SKIN, 'used_for', 'skin_type'),
  ...rows(FOR_HAIR, 'used_for', 'hair_type'),
  ...rows(IN_SCENTS, 'suits', 'scent'),
  ...rows(TOGETHER, 'goes_with'),
  ...rows(OF_METALS, 'suits'),
  ...rows(ALIKE, 'like'),
];
