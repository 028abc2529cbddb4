/** The words of the landing page. */
export const copy = {
  title: 'Umkreis: find specific people in 30 seconds',
  description:
    'Ask for the colleague you need in your own words, see why each person was found, and talk to them end-to-end encrypted.',
  claim: 'Find specific people in 30 seconds',
  lead: 'Somebody in your company has already solved it. Ask in one sentence, see why they know, and write to them.',
  savings: {
    title: 'Half a minute, not half an hour',
    lead: 'What a search for the right colleague costs, with and without.',
    with: 'With Umkreis',
    without: 'Without',
    rows: [
      { label: 'Average time per day', with: '30 sec', without: '30 min' },
      { label: 'Daily savings', with: '21,47 €', without: '0 €' },
      { label: 'Annual savings', with: '5000 €', without: '0 €' },
    ],
  },
  how: {
    title: 'Find your buddy among coworkers',
    steps: [
      {
        title: 'Ask in your own words',
        text: 'One sentence, in German or English. Typing errors, umlauts and word order don’t matter.',
      },
      {
        title: 'See why',
        text: 'Each person found shows the very words of their profile that match, and which part of your question nobody met.',
      },
      {
        title: 'Write to them',
        text: 'Choose one person or several. A group chat opens, and only the people in it can read it.',
      },
    ],
  },
  safety: {
    title: 'What we can’t read, and what we can',
    lead: 'Messages are sealed on your device and opened on theirs. We say plainly which is which.',
    facts: [
      {
        term: 'Sealed end to end',
        text: 'Everything you write in a chat. The server stores and orders what it can’t read.',
      },
      {
        term: 'Readable for the search',
        text: 'Your profile: position, city, skills, and what you say about yourself. It is how colleagues find you.',
      },
      {
        term: 'Known to the server',
        text: 'Who is in which group and when a message was sent, never what it says.',
      },
      {
        term: 'Strong sign-in',
        text: 'Passwords follow our own guidelines and are stored only as slow, salted hashes. Sessions end when you say so.',
      },
    ],
  },
  banner: { title: 'See it with your own company’s people' },
} as const
