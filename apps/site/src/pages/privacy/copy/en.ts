import { settings } from '../../../settings.ts'

const { company, privacy } = settings

/** The privacy policy. */
export const en = {
  title: 'Privacy policy of Umkreis',
  description:
    'Which data Umkreis stores, what it can’t read, where it is hosted, and how you see, export and delete it.',
  heading: 'Privacy policy',
  updated: 'Last updated 11.09.2024',
  lead: 'What Umkreis stores about you, why, who can read it, and what you can do about it. In plain words, for what this product really does.',
  contents: 'Contents',
  parts: [
    {
      anchor: 'controller',
      title: 'Who is responsible',
      paragraphs: [
        `Responsible under Article 4(7) GDPR is ${company.name}, ${company.address.join(', ')}. You reach us at ${company.email}.`,
        'If your company uses Umkreis, your company decides why and how your data is processed, and we do so on its behalf under a data processing agreement (Article 28 GDPR).',
      ],
    },
    {
      anchor: 'site',
      title: 'When you visit this site',
      paragraphs: [
        'This site sets no cookies, loads nothing from third parties and measures nothing about you. If you choose a language, the choice is remembered in your browser’s own storage and never sent to us.',
        'Our server sees your network address and which page you ask for, because it could not answer otherwise. It counts requests per address for a short time to fend off floods (Article 6(1)(f) GDPR).',
      ],
    },
    {
      anchor: 'hosting',
      title: 'Where the data is',
      paragraphs: [
        `Data is hosted in Germany, by ${privacy.hostingProvider}. The database, the encrypted files and their backups stay there.`,
      ],
    },
    {
      anchor: 'profile',
      title: 'Your account and profile',
      paragraphs: [
        'We store your e-mail address and what you fill in: name, position, city and country, what you say about yourself, skills, a link, your company’s own fields and, if you want one, a picture. We also keep the language that you use Umkreis in, so that our mails to you are written in it. Colleagues in your organisation find you by these words; guests see only the people in their own groups. The basis is the contract with you or your company (Article 6(1)(b) and (f) GDPR).',
        'Feed posts, comments and counts are not end-to-end encrypted, because everybody in the organisation may read them. Statistics never show a number for fewer than five people.',
      ],
    },
    {
      anchor: 'encryption',
      title: 'What we can’t read: end-to-end encryption',
      paragraphs: [
        'Messages, attachments, pictures and private notes are sealed on your device and opened on the devices of those you write to. The server stores and orders them and has no key. Each device has its own keys, and you can compare safety numbers with the person you write to.',
        'The server does know who is in which group, when something was sent and how large it is. It has to, in order to deliver it.',
      ],
    },
    {
      anchor: 'search',
      title: 'How the search reads profiles',
      paragraphs: [
        'So that a question is understood by its meaning, and not only by its letters, a semantic-embedding service is used. In this version it is built into our own server: no profile and no question leaves it for another company. It reads profiles and questions, and never messages or notes.',
        'Every person found is shown with the words of their profile that matched. No manager sees anyone’s matches, and no score judges a person.',
      ],
    },
    {
      anchor: 'sign-in',
      title: 'Signing in and passwords',
      paragraphs: [
        'For signing in we use JWT tokens: a short-lived one that is valid for 15 minutes, and one to renew it that can be used once. They are kept in your browser’s own storage until you sign out. Using a renewal token twice ends the session it belongs to.',
        'Our own password guidelines ask for at least eight characters with an upper-case and a lower-case letter, a digit and a special character. We store only a slow, salted hash (Argon2id). After ten wrong tries an account has to wait.',
        'Umkreis itself sets cookies only where it needs them, and nobody else reads them: one remembers the language you chose, by another we recognise a browser you have signed in with, so that we can write to you about a sign-in with a new one, and a single sign-on keeps one for the few minutes it takes. Of each sign-in we keep when it was and what kind of browser it came from, such as “Firefox on Windows”.',
      ],
    },
    {
      anchor: 'availability',
      title: 'Protection against overload (DDoS)',
      paragraphs: [
        'Requests are limited per account and per network address, large or damaged uploads are refused before they are read, and the network of our host filters floods before they reach us. For this, addresses are counted for minutes, not kept.',
      ],
    },
    {
      anchor: 'staff',
      title: 'Who of us may see what',
      paragraphs: [
        'Access by our staff is role-based: only those who need a kind of data for their work can reach it, each with an account of their own. Nobody on our staff can read sealed conversations. Within your organisation, owners and administrators manage people, look and fields; members see profiles.',
      ],
    },
    {
      anchor: 'newsletter',
      title: 'Newsletter and demo requests',
      paragraphs: [
        `If you subscribe, we store your e-mail address to write to you about Umkreis, with your consent (Article 6(1)(a) GDPR). An e-mail marketing service is used for this: ${privacy.emailMarketingService}. You can withdraw at any time, by the link in each mail or by writing to us.`,
        'If you ask for a demo, we use your name, business e-mail and company to answer you (Article 6(1)(b) GDPR), and delete them when nothing comes of it.',
      ],
    },
    {
      anchor: 'retention',
      title: 'How long we keep it',
      paragraphs: [
        'Your profile, sessions, keys and notes are deleted with your account. Messages that you have sent stay sealed in the conversations of those you wrote to, for as long as your organisation keeps them.',
      ],
    },
    {
      anchor: 'rights',
      title: 'Your rights',
      paragraphs: ['Under the GDPR you have the right'],
      list: [
        'to know what is stored about you (Article 15),',
        'to have it corrected (Article 16): most of it yourself, in your profile,',
        'to have it deleted (Article 17): you can delete your account in your profile,',
        'to have its processing restricted (Article 18),',
        'to take it with you (Article 20): your profile exports it as a file,',
        'to object to it (Article 21),',
        'to withdraw consent at any time (Article 7(3)),',
        `to complain to a supervisory authority (Article 77), for us: ${privacy.supervisoryAuthority}.`,
      ],
    },
  ] as Part[],
}

/** One part of the policy, found by its anchor. */
interface Part {
  anchor: string
  title: string
  paragraphs: string[]
  list?: string[]
}
/** The privacy policy in one language. */
export type PrivacyCopy = typeof en
