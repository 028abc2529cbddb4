/** The words of the page that asks for a demonstration. */
export const copy = {
  title: 'Request a demo of Umkreis',
  heading: 'See who is around you',
  lead: 'Half an hour with your own questions, and you know whether Umkreis finds the people you need.',
  steps: [
    { letter: 'A', title: 'Leave your address', text: 'Three fields, nothing else.' },
    { letter: 'B', title: 'We agree on a time', text: 'You get a mail with proposals.' },
    { letter: 'C', title: 'Ask your hardest question', text: 'We bring a company of 240 people to search in.' },
  ],
  fields: [
    { name: 'fullName', label: 'Full name', type: 'text', autoComplete: 'name' },
    { name: 'workEmail', label: 'Business e-mail', type: 'email', autoComplete: 'email' },
    { name: 'companyName', label: 'Company name', type: 'text', autoComplete: 'organization' },
  ],
  note: 'We use these three details to answer you, and for nothing else.',
  sending: 'Sending',
  noScript: 'This form needs JavaScript to be sent.',
  thanks: 'Your request has arrived. We will write to you to agree on a time.',
} as const
