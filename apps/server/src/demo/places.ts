/** Invented ropeways that Lindwerk builds or looks after. */
export const ROPEWAYS: readonly string[] = [
  'Kogelbahn',
  'Seeblick-Gondel',
  'Linha do Moinho',
  'Nordgrat 3S',
  'Hafenlinie 2',
  'Sonnleitenbahn',
  'Télécabine de la Combe',
  'Funivia Val Serena',
  'Kolej Skalna',
  'Stadtbahn Rabenberg',
  'Birkenalm-Express',
  'Gletscherbahn Firnau',
  'Campusbahn Südufer',
  'Panoramabahn Wildkar',
  'Schlossbergbahn',
  'Werksbahn Leipzig',
  'Messebahn Ost',
  'Teleférico da Ribeirinha',
  'Hochkarbahn',
  'Talblick-Sessel',
]

/** Where first rides happened. */
export const FIRST_RIDES: readonly string[] = [
  'Wendelstein',
  'Zugspitze',
  'Pfänder',
  'Nordkette',
  'Säntis',
  'Fichtelberg',
  'Wank',
  'Brauneck',
  'Hochfelln',
  'Rittner Bahn',
  'Aiguille du Midi',
  'Kasprowy Wierch',
  'Titlis',
  'Patscherkofel',
  'Predigtstuhl',
  'Feuerkogel',
  'Belchen',
  'Monte Baldo',
  'Schauinsland',
  'Kampenwand',
  'Hahnenkamm',
  'Gaislachkogl',
  'Rauschberg',
  'Bastille',
  'Guindais',
  'Laber',
  'Nebelhorn',
  'Hoher Kasten',
  'Rax',
  'Tegelberg',
]

/** How people remember their first ride; most say only place and year. */
export const RIDE_MEMORIES = {
  en: [
    'with my grandfather',
    'in fog, saw nothing',
    'cried, then wanted to go again',
    'school trip',
    'in a cabin full of skis',
  ],
  de: [
    'mit Opa',
    'im Nebel, nichts gesehen',
    'geweint, dann noch einmal gewollt',
    'Klassenfahrt',
    'zwischen lauter Skistiefeln',
  ],
} as const

export const WAYS_TO_WORK = {
  en: ['Bicycle', 'Train', 'On foot', 'Tram', 'Car', 'Car pool', 'Bicycle and train'],
  de: ['Fahrrad', 'Bahn', 'Zu Fuß', 'Straßenbahn', 'Auto', 'Fahrgemeinschaft', 'Rad und Bahn'],
} as const

/** Second languages, in the words of the profile. */
export const FURTHER_LANGUAGES: readonly (readonly [en: string, de: string])[] = [
  ['French', 'Französisch'],
  ['Italian', 'Italienisch'],
  ['Spanish', 'Spanisch'],
  ['Polish', 'Polnisch'],
  ['Portuguese', 'Portugiesisch'],
  ['Czech', 'Tschechisch'],
  ['Dutch', 'Niederländisch'],
  ['Russian', 'Russisch'],
  ['Swedish', 'Schwedisch'],
  ['sign language', 'Gebärdensprache'],
  ['Latin', 'Latein'],
]
