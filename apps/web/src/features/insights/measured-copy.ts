/** What “What is measured” says. */
export const measuredCopy = {
  lead: 'The dashboards count people. They say nothing about a person, and nobody reads your messages for them: the server can’t.',
  back: 'Back to the figures',
  sections: [
    {
      title: 'What is counted',
      lines: [
        'How many people are in a city and a country, and in which field of work their position is.',
        'How many people hold a skill, and how many skills are held by fewer than five people. Those skills are not named.',
        'How many profiles have a picture, a bio, skills, a position and a city.',
        'How many members a named group has from each city and each field of work: that shows how connected they are.',
        'In Company metrics: how many people joined and left, how many named groups there are, how many messages were sent a day, and how many people wrote something in a week.',
      ],
    },
    {
      title: 'What is not',
      lines: [
        'What you write: messages and notes are sealed on your device, and no figure is made from posts.',
        'Who talks to whom, when somebody is online, and how much one person writes.',
        'Guests. Of conversations of two only that messages were sent, in the day’s sum.',
        'A field of your profile that you hide from your colleagues.',
      ],
    },
    {
      title: 'How single people are protected',
      lines: [
        'No figure is about fewer than five people. It says “fewer than 5” instead.',
        'Where a sum would give such a figure away, the next smallest is “hidden with it”.',
        'Trying one filter after the other, in any order, gives nothing away either: what is hidden stays hidden in every filter.',
        'Skills are shown for one filter at a time.',
      ],
    },
  ],
  ownTitle: 'Whether you are counted',
  own: 'Count me in these figures',
  ownLine:
    'Switch this off to be left out of People insights. Nobody is told. Company metrics still count you as one of all who are here.',
  saveFailed: (why: string) => `That could not be saved. ${why}`,
} as const
