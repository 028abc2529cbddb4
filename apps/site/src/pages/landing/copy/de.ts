import type { LandingCopy } from './en.ts'

/** Die Wörter der Startseite. */
export const de: LandingCopy = {
  title: 'Umkreis: bestimmte Menschen in 30 Sekunden finden',
  description:
    'Frag in eigenen Worten nach der Kollegin oder dem Kollegen, sieh, warum jemand gefunden wurde, und schreib Ende-zu-Ende-verschlüsselt.',
  hero: {
    promises: ['Ende-zu-Ende-verschlüsselt', 'Server in Deutschland', 'EU-DSGVO'],
    claim: 'Bestimmte Menschen in 30 Sekunden finden',
    lead: 'Jemand in deiner Firma hat es schon gelöst. Frag in einem Satz, sieh, woher sie es wissen, und schreib ihnen.',
    demo: 'Demo anfragen',
    join: 'Beitreten',
  },
  savings: {
    title: 'Eine halbe Minute statt einer halben Stunde',
    lead: 'Was die Suche nach der richtigen Person kostet, mit und ohne.',
    compare: 'Vergleich',
    with: 'Mit Umkreis',
    without: 'Ohne',
    insteadOf: 'statt 30 min',
    everyDay: 'an jedem Arbeitstag',
    rows: [
      { label: 'Durchschnittliche Zeit am Tag', with: '30 sec', without: '30 min' },
      { label: 'Ersparnis am Tag', with: '21,47 €', without: '0 €' },
      { label: 'Ersparnis im Jahr', with: '5000 €', without: '0 €' },
    ],
    withPrefix: 'mit: ',
    withoutPrefix: 'ohne: ',
  },
  features: {
    title: 'Finde deine Leute unter den Kollegen',
    action: 'In deiner Firma ansehen',
    pause: 'Anhalten',
    play: 'Abspielen',
    slides: 'Funktionen, eine nach der anderen',
    goTo: 'Gehe zu',
    talk: { theirs: 'Reicht uns Dienstag?', mine: 'Ja, ich sage Bescheid.', sealed: 'Ende-zu-Ende-verschlüsselt' },
    cards: [
      {
        title: 'Surround me',
        text: 'Frag in eigenen Worten. Du siehst genau die Wörter des Profils, die jemanden zur Antwort machen.',
      },
      {
        title: 'Passende Menschen',
        text: 'Zwei Profile im Vergleich: was euch verbindet, und was die andere dir beibringen kann.',
      },
      {
        title: 'Verschlüsselter Chat',
        text: 'Verständigung im Team, solange ein Projekt läuft. Nur wer in der Gruppe ist, liest mit. Auch wir nicht.',
      },
      {
        title: 'QR-Codes',
        text: 'Kontakte über QR-Codes: zwei Telefone aneinanderhalten und sehen, was euch verbindet.',
      },
      {
        title: 'Kaffeerunden',
        text: 'Lade jemanden auf einen Kaffee ein, oder lass die Runde jemanden finden, den du nie getroffen hättest.',
      },
      { title: 'Zuhause', text: 'Notizen, die nur du lesen kannst, und Neuigkeiten ohne Lärm.' },
      { title: 'Einblicke', text: 'Was die Firma weiß, nie was ein einzelner Mensch tut.' },
    ],
  },
  search: {
    title: 'Fragen, und sehen warum',
    lead: 'Vierzig erfundene Menschen aus unserer Demo-Firma stehen um dieses Feld. Schreib einen Satz, auf Deutsch oder Englisch.',
    more: 'Wie Surround me arbeitet',
  },
  pictures: {
    result: 'Die Frage in Umkreis: Menschen in einer Rangfolge, jeder mit den Wörtern des Profils, die antworten.',
    chat: 'Ein Gespräch in Umkreis, als Ende-zu-Ende-verschlüsselt gekennzeichnet.',
    surround: 'Das Suchfeld von Umkreis; während der Eingabe stehen Menschen darum herum.',
    phone: 'Dieselbe Antwort auf dem Telefon.',
  },
  newsletter: {
    title: 'Als Nächstes: dort, wo ihr schon redet',
    lead: 'An diesen Anbindungen arbeiten wir, und schreiben, wenn eine fertig ist. Sonst nichts.',
    integrations: [
      { title: 'Ein Team-Chat', text: 'Frag Umkreis aus dem Kanal, in dem du gerade bist.' },
      {
        title: 'Ein Anbieter von Unternehmenssoftware',
        text: 'Übernimm Menschen und Stellen aus dem System, das die Personalabteilung pflegt.',
      },
      {
        title: 'Ein berufliches Netzwerk',
        text: 'Fülle dein Profil einmal mit dem, was dort schon steht, wenn du magst.',
      },
    ],
    planned: 'Geplant',
    label: 'E-Mail',
    submit: 'Abonnieren',
    sending: 'Wird gesendet',
    note: 'Du kannst jederzeit gehen. Was mit deiner Adresse geschieht, steht in der',
    privacy: 'Datenschutzerklärung',
    done: 'Danke. Wir schreiben, wenn es etwas zu erzählen gibt.',
  },
  partners: {
    title: 'Gemacht für Firmen wie diese',
    note: 'Erfundene Beispiele, bis echte Partner genannt werden möchten.',
    example: 'Beispiel',
    slides: 'Partner, alle erfunden',
    names: [
      { name: 'Lindwerk', trade: 'Seilbahnen' },
      { name: 'Haus Nordlicht', trade: 'Kliniken' },
      { name: 'Kornblum & Söhne', trade: 'Bäckereien' },
      { name: 'Tramontana', trade: 'Windkraft' },
      { name: 'Silbersee', trade: 'Versicherungen' },
    ],
  },
  safety: {
    title: 'Was wir nicht lesen können, und was doch',
    lead: 'Nachrichten werden auf deinem Gerät versiegelt und auf ihrem geöffnet. Wir sagen deutlich, was wozu gehört.',
    split: [
      {
        title: 'Nur du und die, denen du schreibst',
        isSealed: true,
        things: ['Nachrichten', 'Dateien und Bilder im Chat', 'Private Notizen'],
      },
      {
        title: 'Deine Organisation und unser Server',
        isSealed: false,
        things: [
          'Profile, damit man dich findet',
          'Beiträge und Kommentare',
          'Wer in welcher Gruppe ist, und Zählungen',
        ],
      },
    ],
    how: 'Warum das stimmt',
    items: [
      {
        term: 'Ende-zu-Ende-Verschlüsselung',
        text: 'Chats, Dateien und Notizen. Der Server bewahrt und ordnet, was er nicht lesen kann.',
        anchor: 'encryption',
      },
      {
        term: 'Server in Deutschland',
        text: 'Die Daten liegen in Deutschland, an einem Ort mit Namen und Adresse.',
        anchor: 'hosting',
      },
      {
        term: 'Einhaltung der EU-DSGVO',
        text: 'Sieh, exportiere und lösche, was über dich gespeichert ist, in deinem eigenen Profil.',
        anchor: 'rights',
      },
      {
        term: 'Schutz vor DDoS',
        text: 'Grenzen je Konto und Adresse, damit eine Flut von Anfragen niemanden ertränkt.',
        anchor: 'availability',
      },
      {
        term: 'Eigene Passwortregeln',
        text: 'Fünf Regeln, beim Tippen geprüft; gespeichert nur als langsame, gesalzene Hashes.',
        anchor: 'sign-in',
      },
    ],
  },
  statistics: {
    title: 'Warum eine Firma ein internes soziales Netzwerk braucht',
    figures: [
      { value: '2/3', text: 'der Arbeitswoche vergehen mit der Suche nach Fachwissen' },
      { value: '28%', text: 'mögliche Steigerung der Produktivität' },
      { value: '20%', text: 'der Zeit gehen bei der Suche nach Hilfe verloren' },
      { value: '30%', text: 'gehen in die Suche nach Informationen der Firma' },
    ],
    source:
      'Die Zahlen werden einem Beratungsbericht über soziale Technik in Unternehmen zugeschrieben. Wir zitieren sie; gemessen haben wir sie nicht.',
  },
  culture: {
    title: 'Eine Firma, in der man sich kennt',
    cards: [
      {
        title: 'Neue fragen früher',
        text: 'Am ersten Tag sind vierzig Menschen da, und ein Weg zu der einen, die hilft.',
      },
      { title: 'Wissen bleibt', text: 'Wer in vier Jahren in Rente geht, lässt sich heute finden und fragen.' },
      {
        title: 'Standorte werden eins',
        text: 'Die Antwort sitzt vielleicht in Porto. Entfernung filtert nur, wenn du es willst.',
      },
      { title: 'Leise werden gefunden', text: 'Niemand muss laut sein: Die Wörter im Profil genügen.' },
    ],
  },
  connect: {
    title: 'Fünf Wege zu jemandem',
    lead: 'Jeder endet in einem Gespräch, das nur ihr beide lesen könnt.',
    ways: [
      'Kontakte über QR-Codes knüpfen',
      'Sich im Team verständigen, solange ein Projekt läuft',
      'Über gemeinsame Interessen zusammenfinden',
      'Jemanden auf einen Kaffee einladen',
      'Prüfen, wie gut zwei Profile passen',
    ],
    action: 'Beitreten',
  },
  banner: { title: 'Sieh es mit den Menschen deiner eigenen Firma', action: 'Demo anfragen' },
}
