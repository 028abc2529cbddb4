import { joinWords } from '../../matching/join-words.ts'
import { formatName, joinParagraphs } from './join-text.ts'
import type { MailWords } from './mail-words.ts'

/** The mails in English. */
export const ENGLISH_MAILS: MailWords = {
  passwordReset: ({ firstName, link }) => ({
    subject: 'Set a new password for Umkreis',
    text: joinParagraphs(
      greet(firstName),
      'somebody asked for a new password for your Umkreis account. This link is valid for one hour and works once:',
      link,
      'If it was not you, there is nothing to do: your password stays as it is.',
    ),
  }),
  passwordChanged: ({ firstName }) => ({
    subject: 'Your Umkreis password was changed',
    text: joinParagraphs(
      greet(firstName),
      'the password of your Umkreis account was changed in your profile. You are signed out everywhere else.',
      'If it was not you, please set a new password with “Forgot password” on the sign-in page, and tell your managers.',
    ),
  }),
  newDevice: ({ firstName, device, at, link }) => ({
    subject: 'New sign-in to your Umkreis account',
    text: joinParagraphs(
      greet(firstName),
      'somebody signed in to your Umkreis account with a browser that we have not seen before:',
      `${device || 'An unknown device'}, ${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
      'If it was you, there is nothing to do. If it was not, please set a new password, which signs out every device:',
      link,
    ),
  }),
  passkeyAdded: ({ firstName, name, at, link }) => ({
    subject: 'New passkey for your Umkreis account',
    text: joinParagraphs(
      greet(firstName),
      'a passkey was added to your Umkreis account. With it you sign in without your password:',
      `${name || 'A passkey'}, ${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
      'If it was you, there is nothing to do. If it was not, please remove it here, sign out everywhere else and change your password:',
      link,
    ),
  }),
  madeOwn: ({ firstName, link }) => ({
    subject: 'Your Umkreis account opens by single sign-on now',
    text: joinParagraphs(
      greet(firstName),
      'you signed in to your Umkreis account through your company’s single sign-on for the first time. Nobody had confirmed this address before, so what opened the account until now has ended: its password and passkeys, and every other sign-in.',
      'From now on, sign in with single sign-on. Should you want a password as well, ask for a new one here:',
      link,
      'If it was not you, please tell your managers.',
    ),
  }),
  confirmationCode: ({ firstName, purpose, code }) => ({
    subject: 'Your code for Umkreis',
    text: joinParagraphs(
      greet(firstName),
      purpose === 'deletion'
        ? 'you are about to delete your Umkreis account. This code says that it is you:'
        : 'you are about to add a passkey to your Umkreis account. This code says that it is you:',
      code,
      'Type it in where you asked for it. It is valid for 15 minutes. Nobody else needs it, and nobody from Umkreis will ask you for it.',
      'If it was not you, somebody else is signed in to your account: please sign out everywhere else in your profile, and tell your managers.',
    ),
  }),
  addressMoved: ({ firstName }) => ({
    subject: 'Your Umkreis account has another address',
    text: joinParagraphs(
      greet(firstName),
      'your organisation changed the e-mail address of your Umkreis account. From now on you sign in with the new one, and mails go there.',
      'If you know of it, there is nothing to do. If you do not, please tell your managers.',
    ),
  }),
  deletionAsked: ({ firstName, dueAt, link }) => ({
    subject: 'Your Umkreis account will be deleted',
    text: joinParagraphs(
      greet(firstName),
      `you asked for your Umkreis account to be deleted. It goes on ${dueAt.toISOString().slice(0, 10)}, with everything in it.`,
      'Should you change your mind, or was it not you: sign in until then, and it stays as it was.',
      link,
    ),
  }),
  deletionTakenBack: ({ firstName }) => ({
    subject: 'Your Umkreis account stays',
    text: joinParagraphs(greet(firstName), 'you signed in, so your Umkreis account is not deleted. All is as it was.'),
  }),
  support: ({ sender, email, subject, message }) => ({
    subject: `Support: ${subject}`,
    text: joinParagraphs(
      `${formatName(sender) || 'A member'} (${email}) writes from the support page:`,
      message,
      `You can answer to ${email}.`,
    ),
  }),
  demoRequest: ({ fullName, companyName, workEmail }) => ({
    subject: `Demo request: ${companyName}`,
    text: [`Name: ${fullName}`, `Company: ${companyName}`, `Email: ${workEmail}`, 'Language: English'].join('\n'),
  }),
  newsletter: ({ email }) => ({
    subject: 'Newsletter sign-up',
    text: [`Email: ${email}`, 'Language: English'].join('\n'),
  }),
  digest: ({ firstName, posts, more, mentions, link, unsubscribeUrl }) => ({
    subject: 'Your week in Umkreis',
    text: joinParagraphs(
      greet(firstName),
      'this is what happened in your feed since the last mail.',
      ...(mentions > 0 ? [mentions === 1 ? 'You were mentioned once.' : `You were mentioned ${mentions} times.`] : []),
      ...posts.map(({ author, text }) => `${formatName(author) || 'A colleague'}:\n${text}`),
      ...(more > 0 ? [more === 1 ? 'And one more post.' : `And ${more} more posts.`] : []),
      'You find it all here:',
      link,
      `You get this mail every Monday because you asked for it. Unsubscribe here:\n${unsubscribeUrl}`,
    ),
  }),
  coffeeRound: ({ firstName, others, link }) => ({
    subject: `Your coffee round: ${joinWords(['you', ...others.map((one) => one.firstName)], 'en')}`,
    text: joinParagraphs(
      greet(firstName),
      `a new coffee round has begun. It brings you together with ${joinWords(others.map(formatName), 'en')}.`,
      'Here you see why, and find a first line that is ready:',
      link,
      `Only the ${others.length > 1 ? 'three' : 'two'} of you see it. On the same page you can skip a round, pause, or leave.`,
    ),
  }),
}

function greet(firstName: string): string {
  return `Hello${firstName ? ` ${firstName}` : ''},`
}
