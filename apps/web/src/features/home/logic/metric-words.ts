/** How the titles of the charts say what was found. */
export const words = {
  since: {
    '30-days': '4 weeks ago',
    '90-days': '3 months ago',
    '12-months': 'a year ago',
    '24-months': 'two years ago',
  },
  more: (count: string, since: string) => `We are ${count} more than ${since}`,
  fewer: (count: string, since: string) => `We are ${count} fewer than ${since}`,
  same: (since: string) => `We are as many as ${since}`,
  messages: {
    up: 'We write more than before',
    down: 'We write less than before',
    same: 'We write as much as before',
  },
  taking: 'How many take part',
  active: (percent: number) => `${percent} % of us wrote something this week`,
  groups: { up: 'New groups have formed', down: 'There are fewer groups', same: 'No group has been added' },
  skill: (name: string) => `${name} is known best among us`,
  skills: 'Our skills',
  city: (name: string) => `More of us are in ${name} than anywhere else`,
  cities: 'Our cities',
} as const
