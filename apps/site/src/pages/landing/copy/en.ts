/** The words of the landing page. */
export const en = {
  title: 'Umkreis: find specific people in 30 seconds',
  description:
    'Ask for the colleague you need in your own words, see why each person was found, and talk to them end-to-end encrypted.',
  hero: {
    promises: ['End-to-end encrypted', 'Servers in Germany', 'EU-GDPR'],
    claim: 'Find specific people in 30 seconds',
    lead: 'Somebody in your company has already solved it. Ask in one sentence, see why they know, and write to them.',
    demo: 'Request demo',
    join: 'Join',
  },
  savings: {
    title: 'Half a minute, not half an hour',
    lead: 'What a search for the right colleague costs, with and without.',
    compare: 'Compare',
    with: 'With Umkreis',
    without: 'Without',
    insteadOf: 'instead of 30 min',
    everyDay: 'every working day',
    rows: [
      { label: 'Average time per day', with: '30 sec', without: '30 min' },
      { label: 'Daily savings', with: '21,47 €', without: '0 €' },
      { label: 'Annual savings', with: '5000 €', without: '0 €' },
    ],
    withPrefix: 'with: ',
    withoutPrefix: 'without: ',
  },
  features: {
    title: 'Find your buddy among coworkers',
    action: 'See it in your company',
    pause: 'Pause',
    play: 'Play',
    slides: 'Features, one after another',
    goTo: 'Go to',
    talk: { theirs: 'Would Tuesday do?', mine: 'Yes, I’ll tell the others.', sealed: 'End-to-end encrypted' },
    cards: [
      {
        title: 'Surround me',
        text: 'Ask in your own words. See the very words of their profile that made somebody the answer.',
      },
      {
        title: 'Matching people',
        text: 'A profile-match check: what you share, and what the other one can teach you.',
      },
      {
        title: 'Encrypted chat',
        text: 'Team communication during a project. Only the people in the group can read it. Not even we can.',
      },
      { title: 'QR codes', text: 'Network through QR codes: hold two phones together and see what connects you.' },
      {
        title: 'Coffee rounds',
        text: 'Invite a colleague for coffee, or let the round find somebody you would not have met.',
      },
      { title: 'Home', text: 'Notes only you can read, and a feed without noise.' },
      { title: 'People insights', text: 'What the company knows, never what one person does.' },
    ],
  },
  search: {
    title: 'Ask, and see why',
    lead: 'Forty fictional people from our demo company stand around this field. Type a sentence, in English or German.',
    more: 'How Surround me works',
  },
  pictures: {
    result: 'The question in Umkreis: people ranked, each with the words of their profile that answer it.',
    chat: 'A conversation in Umkreis, marked as end-to-end encrypted.',
    surround: 'The search field of Umkreis, with people standing around it while a question is typed.',
    phone: 'The same answer on a phone.',
  },
  newsletter: {
    title: 'Next: where you already talk',
    lead: 'We are working on these integrations, and write when one is ready. Nothing else.',
    integrations: [
      { title: 'A team-chat tool', text: 'Ask Umkreis from the channel you are in.' },
      { title: 'An enterprise-software vendor', text: 'Take people and positions from the system your HR team keeps.' },
      {
        title: 'A professional network',
        text: 'Fill in a profile from what you have written there, once, if you want to.',
      },
    ],
    planned: 'Planned',
    label: 'E-mail',
    submit: 'Subscribe',
    sending: 'Sending',
    note: 'Leave at any time. What happens to your address stands in our',
    privacy: 'privacy policy',
    done: 'Thank you. We write when there is something to tell.',
  },
  partners: {
    title: 'Made for companies like these',
    note: 'Fictional examples until real partners have agreed to be named.',
    example: 'Example',
    slides: 'Partners, all fictional',
    names: [
      { name: 'Lindwerk', trade: 'Ropeways' },
      { name: 'Haus Nordlicht', trade: 'Clinics' },
      { name: 'Kornblum & Söhne', trade: 'Bakeries' },
      { name: 'Tramontana', trade: 'Wind power' },
      { name: 'Silbersee', trade: 'Insurance' },
    ],
  },
  safety: {
    title: 'What we can’t read, and what we can',
    lead: 'Messages are sealed on your device and opened on theirs. We say plainly which is which.',
    split: [
      {
        title: 'Only you, and those you write to',
        isSealed: true,
        things: ['Messages', 'Files and pictures in a chat', 'Private notes'],
      },
      {
        title: 'Your organisation, and our server',
        isSealed: false,
        things: ['Profiles, so that you are found', 'Feed posts and comments', 'Who is in which group, and counts'],
      },
    ],
    how: 'How it is true',
    items: [
      {
        term: 'End-to-end encryption',
        text: 'Chats, files and notes. The server stores and orders what it can’t read.',
        anchor: 'encryption',
      },
      {
        term: 'Servers in Germany',
        text: 'Data is hosted in Germany, in one place that has a name and an address.',
        anchor: 'hosting',
      },
      {
        term: 'EU-GDPR compliance',
        text: 'See, export and delete what is stored about you, from your own profile.',
        anchor: 'rights',
      },
      {
        term: 'DDoS protection',
        text: 'Limits per account and address, so that a flood of requests drowns nobody.',
        anchor: 'availability',
      },
      {
        term: 'Own password guidelines',
        text: 'Five rules, checked while you type; stored only as slow, salted hashes.',
        anchor: 'sign-in',
      },
    ],
  },
  statistics: {
    title: 'Why a company needs an internal social network',
    figures: [
      { value: '2/3', text: 'of the workweek spent finding expertise' },
      { value: '28%', text: 'of potential productivity gains' },
      { value: '20%', text: 'of time wasted searching for help' },
      { value: '30%', text: 'spent looking for company information' },
    ],
    source:
      'Figures attributed to a consulting report on social technologies in companies. We quote them; we did not measure them.',
  },
  culture: {
    title: 'A company where people know each other',
    cards: [
      {
        title: 'Newcomers ask sooner',
        text: 'On the first day there are forty people to meet, and a way to find the one who helps.',
      },
      { title: 'Knowledge stays', text: 'Who retires in four years can be found, and asked, today.' },
      { title: 'Sites become one', text: 'The answer may sit in Porto. Distance is no filter unless you make it one.' },
      { title: 'Quiet people are found', text: 'Nobody has to be loud: words in a profile are enough.' },
    ],
  },
  connect: {
    title: 'Five ways to somebody',
    lead: 'Each of them ends in a conversation that only the two of you can read.',
    ways: [
      'Network through QR codes',
      'Team communication during a project',
      'Connect over shared interests',
      'Invite a colleague for coffee',
      'Check how well two profiles match',
    ],
    action: 'Join',
  },
  banner: { title: 'See it with your own company’s people', action: 'Request demo' },
}
/** The words of the landing page in one language. */
export type LandingCopy = typeof en
