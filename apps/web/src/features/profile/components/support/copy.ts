/** What the support page says. */
export const supportCopy = {
  questionsTitle: 'Frequently asked questions',
  questions: [
    {
      question: 'How do colleagues find me?',
      answer:
        'By the words of your profile: position, skills, description, city, and the fields of your organisation. The more you write, the better. Messages and notes are never searched.',
    },
    {
      question: 'Who can read my messages?',
      answer:
        'Only the people in the conversation. Messages are end-to-end encrypted: they are sealed on your device and opened on theirs. Neither Umkreis nor your managers can read them.',
    },
    {
      question: 'Messages don’t open on my new phone. What now?',
      answer:
        'Let it in from a device that reads them already, or enter your recovery code. Both are under Account, in “Devices and recovery”.',
    },
    {
      question: 'Who sees my profile?',
      answer:
        'The people of your organisation. For each field you choose whether everybody sees it, only people in your groups, or only you and your managers. Guests see only people in their own groups.',
    },
    {
      question: 'I have forgotten my password.',
      answer:
        'Choose “Forgot password?” on the sign-in page. You get a link by mail that is valid for one hour. A new password signs you out everywhere and removes your passkeys.',
    },
    {
      question: 'How do I leave?',
      answer:
        'Under Account, in “Your data”: download what is yours, then delete your account. You have 14 days to change your mind, by signing in again.',
    },
  ],
  form: {
    title: { organisation: 'Write to your managers', community: 'Write to us' },
    line: {
      organisation: 'The managers of your organisation get a mail with your address, so that they can answer.',
      community: 'The people behind Umkreis get a mail with your address, so that they can answer.',
    },
    notSealed: 'This is a mail and not end-to-end encrypted.',
    subject: 'Subject',
    message: 'Message',
    send: 'Send',
    sending: 'Sending',
    sent: 'Your message is on its way',
  },
} as const
