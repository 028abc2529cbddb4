import type { FeedReactionKind } from '@umkreis/schemas'
import { BEARINGS_PICTURE, HALL_PICTURE, MORNING_PICTURE } from './hall.ts'

/** A comment, by the key of who wrote it. */
export type DemoComment = readonly [by: string, text: string]

/** A post of the demo organisation. Whom a text names is named by first and last name. */
export interface DemoPost {
  by: string
  /** How long before the demo is seeded it was written. */
  hoursAgo: number
  text: string
  /** How many gave which reaction. */
  reactions?: Partial<Record<FeedReactionKind, number>>
  comments?: readonly DemoComment[]
  isPinned?: true
  picture?: { svg: string; width: number; height: number; description: string }
  poll?: { options: readonly (readonly [text: string, votes: number])[]; openForHours: number }
  /** A question: the skills it asks for, and whom it went to. */
  asks?: { skills: readonly string[]; people: readonly string[] }
}

/** What the people of the demo organisation told each other, the newest first. */
export const DEMO_POSTS: readonly DemoPost[] = [
  {
    by: 'sven-krueger',
    hoursAgo: 1,
    isPinned: true,
    text: 'Die neue Prüfhalle in Leipzig ist fertig! Freitag um 11 Uhr schneiden wir das Band durch. Wer noch nie eine Kabine im Dauerlauf gesehen hat: bitte kommen. Und wer eine gesehen hat: bitte jemanden mitbringen.',
    picture: {
      svg: HALL_PICTURE,
      width: 1448,
      height: 300,
      description:
        'Drawing of the new hall with a saw-tooth roof, an orange ribbon across its front, and a cabin on its rope',
    },
    reactions: { clap: 38, heart: 14, celebrate: 9 },
    comments: [
      ['jonas-feld', 'Endlich. Die alte Halle hat im Januar mehr gezittert als die Kabinen.'],
      ['amina-yusuf', 'Ich bringe zwei vom Kunden mit, wenn das in Ordnung ist.'],
      ['sven-krueger', 'Sehr gern, @Amina Yusuf. Helme liegen bereit.'],
      ['ewa-kowalska', 'I will be there, and I will bring the cake I owe you.'],
      ['matthias-groessl', 'Band aus **Seilresten**, hoffe ich?'],
      ['sven-krueger', 'Was denn sonst.'],
      [
        'hanna-lichtenberg-oesterreicher',
        'Der Betriebsrat kommt vollzählig. Wegen der Halle, nicht wegen des Kuchens.',
      ],
    ],
  },
  {
    by: 'priya-raman',
    hoursAgo: 2,
    text: 'Does anyone have bearing temperatures from winter operation, below minus ten? Even one season would help.',
    asks: { skills: ['Predictive maintenance'], people: ['johanna-brandt', 'dele-adeyemi'] },
    reactions: { idea: 3 },
    comments: [
      ['dele-adeyemi', 'Two winters from the Stubai line, hourly. I will put them on the share this afternoon.'],
      ['priya-raman', 'You are the best thing that happened to this model.'],
    ],
  },
  {
    by: 'amina-yusuf',
    hoursAgo: 26,
    text: 'Wer hat ein Lastenheft, das Kunden wirklich gelesen haben?',
    asks: { skills: ['Requirements engineering'], people: ['johanna-brandt', 'aylin-demir'] },
    reactions: { laugh: 17, idea: 4 },
    comments: [['beatriz-nogueira', 'Mine has pictures. They read the pictures.']],
  },
  {
    by: 'ines-carvalho',
    hoursAgo: 29,
    text: 'The Porto cluster is live. Forty minutes of planned downtime, **eleven** used. What went well, what did not:\n\n- the dry run found every surprise but one\n- DNS, again, was the one\n- the runbook now has a chapter on going back\n\nThank you @Karim Haddad and @Tomasz Zieliński for a very boring night.',
    reactions: { clap: 52, celebrate: 21, heart: 11 },
    comments: [
      ['karim-haddad', 'Boring is the nicest thing anybody ever said about my work.'],
      ['tomasz-zielinski', 'The chapter on going back was written at 02:10, please read it with mercy.'],
      ['lena-obermueller', 'I would like to hear this as a talk. With the DNS part.'],
      ['johanna-brandt', 'Obrigada a todos! The customer noticed nothing, which is the point.'],
    ],
  },
  {
    by: 'johanna-brandt',
    hoursAgo: 47,
    text: 'When shall we show the new cabin to everybody? One hour, on site and by video.',
    poll: {
      options: [
        ['Tuesday, 10:00', 21],
        ['Wednesday, 15:00', 34],
        ['Thursday, 09:00', 12],
      ],
      openForHours: 60,
    },
    reactions: { heart: 6 },
    comments: [
      ['aylin-demir', 'Wednesday, please. Tuesday I am in a gondola with twelve pensioners and a clipboard.'],
      ['ruben-tavares', 'Will it be recorded?'],
      ['johanna-brandt', 'It will.'],
    ],
  },
  {
    by: 'aylin-demir',
    hoursAgo: 53,
    text: 'Thirty rides, thirty people, one finding: nobody holds the handle where we put the handle. They hold the window frame.\n\nThe whole study is two pages long, ask me and I send it.',
    reactions: { idea: 29, laugh: 8, clap: 12 },
    comments: [
      ['jonas-feld', 'Dann setzen wir den Griff an den Fensterrahmen. Zeichne ich gern.'],
      ['dele-adeyemi', 'Careful: the frame opens in an evacuation. Let us talk before anybody draws.'],
      ['aylin-demir', 'That is why I love this feed.'],
    ],
  },
  {
    by: 'matthias-groessl',
    hoursAgo: 74,
    text: 'Morgens um sechs auf der Baustelle. Wer hier arbeitet, braucht keinen Kalender mit Bergbildern.',
    picture: {
      svg: MORNING_PICTURE,
      width: 1200,
      height: 640,
      description: 'Drawing of a cabin on its rope in front of mountains and a rising sun',
    },
    reactions: { heart: 61, clap: 7 },
    comments: [['lena-obermueller', 'Mein Homeoffice schaut auf die Tiefgarage. Danke.']],
  },
  {
    by: 'hanna-lichtenberg-oesterreicher',
    hoursAgo: 78,
    text: '## Neue Betriebsvereinbarung zum mobilen Arbeiten\n\nSie gilt ab dem Ersten. Kurz gesagt:\n\n1. Bis zu drei Tage in der Woche, nach Absprache im Team.\n2. Kernzeit ist von 10 bis 15 Uhr.\n3. Aus dem Ausland bis zu zwanzig Tage im Jahr, innerhalb der EU.\n\nFragen beantworten wir in der Runde am Donnerstag, oder einfach hier.',
    reactions: { clap: 44, heart: 9 },
    comments: [
      ['karim-haddad', 'Does the twenty days count weekends?'],
      ['hanna-lichtenberg-oesterreicher', 'No, working days only.'],
      ['ruben-tavares', 'Porto says thank you.'],
    ],
  },
  {
    by: 'tomasz-zielinski',
    hoursAgo: 98,
    text: 'Reminder: restore tests are on Friday, as every month. If you own a service and have not restored it this year, I will find you, and I will bring coffee.',
    reactions: { laugh: 19, clap: 5 },
    comments: [['ines-carvalho', 'Mine took nine minutes last time. Come and beat it.']],
  },
  {
    by: 'beatriz-nogueira',
    hoursAgo: 121,
    text: 'A customer wrote: “Your ropeway is the only thing in our city that is on time.” I have printed it. It hangs above the coffee machine in Porto.',
    reactions: { heart: 73, celebrate: 12 },
  },
  {
    by: 'dele-adeyemi',
    hoursAgo: 127,
    text: 'The authority has accepted our evacuation concept for the Zillertal line **without a single remark**. In nine years I have not seen that. Danke, @Sven Krüger, @Amina Yusuf, @Jonas Feld.',
    reactions: { clap: 66, celebrate: 31, heart: 15 },
    comments: [
      ['amina-yusuf', 'Jetzt rahmen wir den Bescheid ein.'],
      ['jonas-feld', 'Ohne eine einzige Anmerkung. Ich lese ihn trotzdem noch einmal.'],
    ],
  },
  {
    by: 'priya-raman',
    hoursAgo: 146,
    text: 'First picture of the new dashboard: the orange line is a bearing that does what it should, the other one we changed last week, three days before it would have stopped the line.',
    picture: {
      svg: BEARINGS_PICTURE,
      width: 1200,
      height: 640,
      description: 'Drawing of a chart with two lines: one stays low, one rises',
    },
    reactions: { clap: 41, idea: 13 },
    comments: [
      ['matthias-groessl', 'Das Lager habe ich gehört, bevor das Modell es gesehen hat. Aber knapp.'],
      ['priya-raman', 'I would like to record your ears.'],
    ],
  },
  {
    by: 'lena-obermueller',
    hoursAgo: 170,
    text: 'I wrote down how we roll out without stopping a single cabin. It is shorter than this post would have been with the excuses: eight steps, two of them are “wait”.',
    reactions: { clap: 27, laugh: 6 },
  },
  {
    by: 'karim-haddad',
    hoursAgo: 194,
    text: 'Looking for somebody who has moved from Jenkins to GitHub Actions with more than two hundred jobs. Not for advice, for comfort.',
    asks: { skills: ['CI/CD', 'GitHub Actions'], people: ['lena-obermueller', 'ines-carvalho'] },
    reactions: { laugh: 23 },
    comments: [
      ['lena-obermueller', 'One hundred and eighty here. Comfort: it ends.'],
      ['tomasz-zielinski', 'It does not end, it gets a nicer colour.'],
    ],
  },
  {
    by: 'ewa-kowalska',
    hoursAgo: 218,
    text: 'Welding course, second round: six places, two afternoons in hall two. You do not need to know anything, you only need to be on time and without polyester.',
    reactions: { heart: 18, clap: 9 },
    comments: [
      ['aylin-demir', 'I am in. I own one cotton shirt.'],
      ['johanna-brandt', 'Ich auch, wenn noch Platz ist.'],
      ['ewa-kowalska', 'Two places left.'],
    ],
  },
  {
    by: 'jonas-feld',
    hoursAgo: 242,
    text: 'Die Laufrolle aus Guss ist raus, die geschmiedete ist drin: **1,8 kg** leichter, und sie klingt auch besser.',
    reactions: { clap: 33 },
  },
  {
    by: 'ruben-tavares',
    hoursAgo: 266,
    text: 'Lisboa meetup on the 28th, same bar, new topic: what we learned from the ticket API. Bring a colleague from another site, the first round is on the winner of the table football.',
    reactions: { celebrate: 22, heart: 8 },
    comments: [
      ['beatriz-nogueira', 'The winner always pays? No wonder nobody tries.'],
      ['karim-haddad', 'I am coming by train, so please start without me.'],
    ],
  },
  {
    by: 'johanna-brandt',
    hoursAgo: 290,
    text: 'Drei neue Gesichter in München und Rosenheim diese Woche. Bitte einmal winken, fragen, was sie können, und nicht sofort nach dem Passwort für den Drucker.',
    reactions: { heart: 40, laugh: 11 },
  },
  {
    by: 'amina-yusuf',
    hoursAgo: 338,
    text: 'Lessons from the last tender, in one line each:\n\n- answer the question that stands there\n- one number, one source\n- a drawing beats a page\n- nobody reads the appendix, but everybody looks whether it is there',
    reactions: { clap: 48, idea: 20 },
    comments: [
      ['dele-adeyemi', 'I read the appendix.'],
      ['amina-yusuf', 'I know. I wrote it for you.'],
    ],
  },
  {
    by: 'sven-krueger',
    hoursAgo: 386,
    text: 'Ein Dank an die Nachtschicht: 212 Kabinen im Quartal, null Unfälle. Kuchen steht in Halle eins, solange er steht.',
    reactions: { clap: 70, heart: 24 },
  },
  {
    by: 'ines-carvalho',
    hoursAgo: 434,
    text: 'If your service still logs whole requests: please stop, and tell me when. I am collecting the last four.',
    reactions: { idea: 7, clap: 10 },
    comments: [['ruben-tavares', 'Three.']],
  },
  {
    by: 'aylin-demir',
    hoursAgo: 506,
    text: 'Wie heißt der kleine Ruck, wenn die Kabine in die Station einfährt? In den Interviews nennen ihn alle anders. Bisher: *Hopser, Schubser, Bums, Gong*.',
    poll: {
      options: [
        ['Hopser', 41],
        ['Schubser', 18],
        ['Bums', 33],
        ['Gong', 9],
      ],
      openForHours: -338,
    },
    reactions: { laugh: 36 },
    comments: [['matthias-groessl', 'Fachlich: Einfahrstoß. Menschlich: Hopser.']],
  },
  {
    by: 'lena-obermueller',
    hoursAgo: 578,
    text: 'Bike repair day in the yard in Rosenheim next Thursday. I bring tools, you bring the bike, Hanna brings the Brotzeit.',
    reactions: { heart: 26 },
  },
  {
    by: 'tomasz-zielinski',
    hoursAgo: 674,
    text: 'On call for the first time? Read the three pages, sleep, and remember: nobody was ever blamed here for calling a colleague at night.',
    reactions: { heart: 58, clap: 12 },
  },
  {
    by: 'johanna-brandt',
    hoursAgo: 722,
    text: 'Hello, this is our feed. Write what the others should know, ask who knows something, show what you are proud of. In German, in English, in whatever your colleagues read.',
    reactions: { celebrate: 30, heart: 17 },
    comments: [
      ['karim-haddad', 'Test.'],
      ['ruben-tavares', 'Teste.'],
      ['jonas-feld', 'Erster. Also Dritter.'],
    ],
  },
]
