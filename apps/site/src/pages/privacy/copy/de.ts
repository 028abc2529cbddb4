import { settings } from '../../../settings.ts'
import type { PrivacyCopy } from './en.ts'

const { company, privacy } = settings

/** Die Datenschutzerklärung. */
export const de: PrivacyCopy = {
  title: 'Datenschutzerklärung von Umkreis',
  description:
    'Welche Daten Umkreis speichert, was es nicht lesen kann, wo sie liegen, und wie du sie siehst, exportierst und löschst.',
  heading: 'Datenschutzerklärung',
  updated: 'Zuletzt geändert am 11.09.2024',
  lead: 'Was Umkreis über dich speichert, warum, wer es lesen kann, und was du tun kannst. In klaren Worten, für das, was dieses Produkt wirklich tut.',
  contents: 'Inhalt',
  parts: [
    {
      anchor: 'controller',
      title: 'Wer verantwortlich ist',
      paragraphs: [
        `Verantwortlich nach Artikel 4 Nr. 7 DSGVO ist ${company.name}, ${company.address.join(', ')}. Du erreichst uns unter ${company.email}.`,
        'Nutzt deine Firma Umkreis, so entscheidet sie, wozu und wie deine Daten verarbeitet werden; wir tun es in ihrem Auftrag nach einem Vertrag zur Auftragsverarbeitung (Artikel 28 DSGVO).',
      ],
    },
    {
      anchor: 'site',
      title: 'Wenn du diese Seite besuchst',
      paragraphs: [
        'Diese Seite setzt keine Cookies, lädt nichts von Dritten und misst nichts über dich. Wählst du eine Sprache, so merkt sich das dein Browser in seinem eigenen Speicher; zu uns wird es nie gesendet.',
        'Unser Server sieht deine Netzwerkadresse und welche Seite du abrufst, weil er sonst nicht antworten könnte. Er zählt für kurze Zeit die Anfragen je Adresse, um Fluten abzuwehren (Artikel 6 Abs. 1 lit. f DSGVO).',
      ],
    },
    {
      anchor: 'hosting',
      title: 'Wo die Daten liegen',
      paragraphs: [
        `Die Daten liegen in Deutschland, bei ${privacy.hostingProvider}. Die Datenbank, die verschlüsselten Dateien und ihre Sicherungen bleiben dort.`,
      ],
    },
    {
      anchor: 'profile',
      title: 'Dein Konto und dein Profil',
      paragraphs: [
        'Wir speichern deine E-Mail-Adresse und was du einträgst: Name, Position, Ort und Land, was du über dich sagst, Fähigkeiten, einen Link, die eigenen Felder deiner Firma und, wenn du willst, ein Bild. Außerdem merken wir uns, in welcher Sprache du Umkreis benutzt, damit unsere Mails an dich in ihr geschrieben sind. Über diese Wörter finden dich die Menschen deiner Organisation; Gäste sehen nur die Menschen ihrer eigenen Gruppen. Grundlage ist der Vertrag mit dir oder deiner Firma (Artikel 6 Abs. 1 lit. b und f DSGVO).',
        'Beiträge, Kommentare und Zählungen sind nicht Ende-zu-Ende-verschlüsselt, weil alle in der Organisation sie lesen dürfen. Statistiken zeigen nie eine Zahl für weniger als fünf Menschen.',
      ],
    },
    {
      anchor: 'encryption',
      title: 'Was wir nicht lesen können: Ende-zu-Ende-Verschlüsselung',
      paragraphs: [
        'Nachrichten, Anhänge, Bilder und private Notizen werden auf deinem Gerät versiegelt und auf den Geräten derer geöffnet, denen du schreibst. Der Server bewahrt und ordnet sie und hat keinen Schlüssel. Jedes Gerät hat eigene Schlüssel, und du kannst mit deinem Gegenüber Sicherheitsnummern vergleichen.',
        'Der Server weiß, wer in welcher Gruppe ist, wann etwas gesendet wurde und wie groß es ist. Das muss er, um es zuzustellen.',
      ],
    },
    {
      anchor: 'search',
      title: 'Wie die Suche Profile liest',
      paragraphs: [
        'Damit eine Frage nach ihrem Sinn verstanden wird und nicht nur nach ihren Buchstaben, wird ein Dienst für semantische Einbettung verwendet. In dieser Fassung ist er in unseren eigenen Server eingebaut: Kein Profil und keine Frage verlässt ihn zu einer anderen Firma. Er liest Profile und Fragen, nie Nachrichten oder Notizen.',
        'Jeder Gefundene wird mit den Wörtern seines Profils gezeigt, die gepasst haben. Kein Vorgesetzter sieht, wer zu wem passt, und keine Zahl urteilt über einen Menschen.',
      ],
    },
    {
      anchor: 'sign-in',
      title: 'Anmeldung und Passwörter',
      paragraphs: [
        'Zur Anmeldung verwenden wir JWT-Token: ein kurzlebiges, das 15 Minuten gilt, und eines zum Erneuern, das einmal benutzt werden kann. Sie liegen im eigenen Speicher deines Browsers, bis du dich abmeldest. Wird ein Token zum Erneuern zweimal benutzt, endet die Sitzung, zu der es gehört.',
        'Unsere eigenen Passwortregeln verlangen mindestens acht Zeichen mit Groß- und Kleinbuchstaben, einer Ziffer und einem Sonderzeichen. Wir speichern nur einen langsamen, gesalzenen Hash (Argon2id). Nach zehn falschen Versuchen muss ein Konto warten.',
        'Umkreis selbst setzt Cookies nur dort, wo es sie braucht, und sonst liest sie niemand: Eines merkt sich die Sprache, die du gewählt hast. An einem anderen erkennen wir einen Browser wieder, mit dem du dich angemeldet hast, damit wir dir von einer Anmeldung mit einem neuen schreiben können. Ein Single Sign-on behält eines für die paar Minuten, die es dauert. Von jeder Anmeldung bewahren wir auf, wann sie war und mit welcher Art von Browser, etwa „Firefox auf Windows“.',
      ],
    },
    {
      anchor: 'availability',
      title: 'Schutz vor Überlastung (DDoS)',
      paragraphs: [
        'Anfragen sind je Konto und je Netzwerkadresse begrenzt, zu große oder beschädigte Dateien werden abgewiesen, bevor sie gelesen werden, und das Netz unseres Anbieters filtert Fluten, bevor sie uns erreichen. Dafür werden Adressen Minuten lang gezählt, nicht aufbewahrt.',
      ],
    },
    {
      anchor: 'staff',
      title: 'Wer von uns was sehen darf',
      paragraphs: [
        'Der Zugriff unserer Beschäftigten richtet sich nach Rollen: Nur wer eine Art von Daten für seine Arbeit braucht, kommt an sie heran, jeder mit eigenem Konto. Versiegelte Gespräche kann niemand von uns lesen. In deiner Organisation verwalten Inhaber und Administratoren Menschen, Aussehen und Felder; Mitglieder sehen Profile.',
      ],
    },
    {
      anchor: 'newsletter',
      title: 'Newsletter und Demo-Anfragen',
      paragraphs: [
        `Abonnierst du den Newsletter, so speichern wir mit deiner Einwilligung deine E-Mail-Adresse, um dir über Umkreis zu schreiben (Artikel 6 Abs. 1 lit. a DSGVO). Dafür wird ein Dienst für E-Mail-Marketing verwendet: ${privacy.emailMarketingService}. Du kannst jederzeit widerrufen, über den Link in jeder E-Mail oder indem du uns schreibst.`,
        'Fragst du eine Demo an, so verwenden wir Namen, geschäftliche E-Mail und Firma, um dir zu antworten (Artikel 6 Abs. 1 lit. b DSGVO), und löschen sie, wenn nichts daraus wird.',
      ],
    },
    {
      anchor: 'retention',
      title: 'Wie lange wir es behalten',
      paragraphs: [
        'Dein Profil, deine Sitzungen, Schlüssel und Notizen werden mit deinem Konto gelöscht. Nachrichten, die du gesendet hast, bleiben versiegelt in den Gesprächen derer, denen du geschrieben hast, solange deine Organisation sie behält.',
      ],
    },
    {
      anchor: 'rights',
      title: 'Deine Rechte',
      paragraphs: ['Nach der DSGVO hast du das Recht'],
      list: [
        'zu erfahren, was über dich gespeichert ist (Artikel 15),',
        'es berichtigen zu lassen (Artikel 16): das meiste selbst, in deinem Profil,',
        'es löschen zu lassen (Artikel 17): dein Konto löschst du in deinem Profil,',
        'die Verarbeitung einschränken zu lassen (Artikel 18),',
        'es mitzunehmen (Artikel 20): dein Profil gibt es als Datei aus,',
        'ihr zu widersprechen (Artikel 21),',
        'eine Einwilligung jederzeit zu widerrufen (Artikel 7 Abs. 3),',
        `dich bei einer Aufsichtsbehörde zu beschweren (Artikel 77), für uns: ${privacy.supervisoryAuthority}.`,
      ],
    },
  ],
}
