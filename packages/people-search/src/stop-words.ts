import { foldText } from './fold.ts'

const fold = (words: string) => new Set(words.split(/\s+/).map(foldText))

/** Words that carry nothing anywhere, folded. */
export const STOP_WORDS: ReadonlySet<string> = fold(
  `a an the and or but of to for from in on at by with without as is are was were be been being it its this that these
  those who whom whose what which when where why how do does did doing done has have had having can could would should
  will shall may might must i me my we us our you your he him his she her they them their there here not no any some
  all also else than then so if about into over under up out off near nearby around close within inside outside
  der die das den dem des ein eine einen einem einer eines und oder aber von vom zu zum zur für aus im in am an auf bei
  beim mit ohne nach über unter um als ist sind war waren sein bin bist wird werden wurde worden es er sie ihr ihre wir
  uns unser ich mir mich mein meine du dich dir dein man wer wen wem wessen was welche welcher welches wann wo wohin
  woher warum wie hat habe haben hast hatte hatten kann könnte können soll sollte will möchte muss darf nicht kein keine
  keinen auch noch nur schon mal so dass ob wenn dann da hier dort alle alles irgendwer irgendjemand nahe keinem keiner niemand except excluding nobody nor außer bloß nähe sich s
  selbst denn doch ja nein etwas sowie innerhalb außerhalb während zwischen gegen seit bis bzw etc per via`,
)

/** Words of asking. They carry nothing beside others, and something only when nothing else is asked. */
export const ASKING_WORDS: ReadonlySet<string> = fold(
  `run ran running led made make makes making know knows known knowing speak speaks speaking spoken talk talks work
  works worked working live lives based sit sits find found finding look looking search need needs needed want wants
  help helps helping tell show give gives someone somebody anyone anybody everyone person people colleague colleagues plays play playing uses use using
  expert experts expertise experience experienced familiar skill skills skilled good great best please thanks ever
  already much many really well able good at ask
  kennt kennen kenne weiß wissen spricht sprechen spreche sprachen redet arbeitet arbeiten gearbeitet wohnt lebt sitzt
  finde finden gesucht suche sucht suchen brauche braucht brauchen helfen hilft zeigen zeigt gibt gib jemand jemanden
  jemandem leute person personen kollege kollegin kollegen kolleginnen experte expertin experten erfahrung erfahrungen
  erfahren gut beste bitte danke schonmal gemacht macht machen gern gerne auskennt ausgekannt fit fragen frage spielt spielen benutzt nutzt verwendet kenner ansprechpartner ansprechpartnerin
  geleitet durchgeführt betreut ahnung kenntnis kenntnisse wissen profi spezialist spezialistin fachmann fachfrau fachkraft specialist
  knowledge background guru`,
)

/** At the end of a compound these say that somebody does or knows what stands before. */
export const DOERS: ReadonlySet<string> = fold(
  `techniker technikerin experte expertin profi spezialist spezialistin fachmann fachfrau fachkraft berater beraterin
  arbeiter arbeiterin mitarbeiter mitarbeiterin beauftragter beauftragte leiter leiterin kenntnisse erfahrung wissen`,
)

/** Between two words of one thing asked for these join; every other stop word parts. */
export const JOINING_WORDS: ReadonlySet<string> = fold(
  'of to for the a an von vom zu zum zur für auf der die das des dem den im am beim ein eine einer einem einen',
)

/** Before a place: people nearby are meant too. */
export const NEAR_WORDS: ReadonlySet<string> = fold(
  'near nearby around close within vicinity nahe nähe bei um umkreis umgebung rund region raum großraum',
)

/** Behind a place: people nearby are meant too. */
export const AREA_WORDS: ReadonlySet<string> = fold('area region umgebung umland raum')

/** Before a number of kilometres or behind it. */
export const KILOMETRE_WORDS: ReadonlySet<string> = fold('km kilometer kilometre kilometers kilometres kilometern')

/** What is asked for behind these is what is not wanted. */
export const EXCLUDING_WORDS: ReadonlySet<string> = fold(
  'not no without except excluding outside nobody nicht kein keine keinen keinem keiner ohne außer außerhalb niemand',
)

/** Between an excluding word and what it stands before, these take the sense back: “not only”. */
export const ONLY_WORDS: ReadonlySet<string> = fold('only just necessarily nur bloß unbedingt')

/** What is excluded goes on behind these. */
export const OR_WORDS: ReadonlySet<string> = fold('or nor oder noch')
