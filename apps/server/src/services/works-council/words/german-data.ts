import { CUSTOM_FIELD_UNDO_DAYS, DELETION_GRACE_DAYS, INSIGHT_FEWEST } from '@umkreis/schemas'
import { ENDED_SESSION_DAYS } from '../../auth/sweep.ts'
import { INVITATION_DAYS } from '../../invitations/lifetime.ts'
import { ENDED_INVITATION_DAYS } from '../../invitations/sweep.ts'
import { MAIL_DAYS } from '../../mail/mail-queue.ts'
import type { PackWords } from './pack-words.ts'

const GONE_WITH_ACCOUNT = 'Solange es das Konto gibt. Sonst begrenzt es nichts.'
const NEVER_DELETED = 'Nichts löscht es.'
const EVERYBODY = 'Alle in der Organisation, außer Gästen: Die sehen nur die Personen ihrer eigenen Gespräche.'

/** What is said of all that is processed, in German. */
export const GERMAN_DATA: PackWords['data'] = {
  account: {
    title: 'Konto',
    data: 'E-Mail-Adresse, Rolle, Sprache, ein Hash des Passworts, wann das Konto angelegt und geändert wurde, ob sich jemand je angemeldet hat (nicht wann), und, wo der Identitätsdienst der Organisation Konten pflegt, wie er die Person nennt und seit wann ein Konto abgeschaltet ist.',
    purpose: 'Um sich anzumelden, Mails zu bekommen und zu entscheiden, wer was darf.',
    seenBy:
      'Die E-Mail-Adresse: alle in der Organisation außer Gästen, wenn die Person sie nicht einschränkt. Ob sich jemand je angemeldet hat: Manager. Das Passwort: niemand, auch der Server nicht.',
    kept: `Bis das Konto gelöscht wird. Wer das eigene löscht, kann ${DELETION_GRACE_DAYS} Tage lang zurückkommen; Manager löschen sofort. Eine leere Zeile bleibt mit einer Kennung, der Organisation, ob sich je jemand anmeldete, und wann das Konto begann und endete, denn Nachrichten nennen damit, von wem sie sind.`,
  },
  profile: {
    title: 'Profil',
    data: 'Name, Stadt, Land, Position, Beschreibung, Kenntnisse, LinkedIn-Adresse und die eigenen Felder der Organisation; in manchen davon nennt man jemanden aus ihr.',
    purpose: 'Damit Kolleginnen und Kollegen einander finden.',
    seenBy: `${EVERYBODY} Jede Person kann jedes Feld außer Name und Bild auf die einschränken, mit denen sie spricht, oder auf Manager. Manager sehen alle Felder.`,
    kept: `Bis die Person es ändert oder leert, oder das Konto gelöscht wird. Was in einem gelöschten eigenen Feld steht, geht nach ${CUSTOM_FIELD_UNDO_DAYS} Tagen. Wen jemand genannt hat, geht auch mit dessen Konto.`,
  },
  pictures: {
    title: 'Bilder, die nicht versiegelt sind',
    data: 'Profilbilder, Bilder von Gesprächen mit Namen, Bilder in den Neuigkeiten und die Logos der Organisation.',
    purpose: 'Um Personen und Gespräche zu erkennen und Beiträge zu bebildern.',
    seenBy:
      'Wer die Adresse des Bildes hat, die sich nicht erraten lässt; die App zeigt es denen, die sehen, wozu es gehört.',
    kept: 'Bis es ersetzt oder entfernt wird. Profilbilder und Bilder in den Neuigkeiten gehen mit dem Konto.',
    elsewhere: 'Das Bild selbst liegt im Dateispeicher des Servers.',
  },
  preferences: {
    title: 'Eigene Einstellungen',
    data: 'Was jemand für sich ein- oder ausgeschaltet hat: Lesebestätigungen, Schreibanzeige, Ton, Benachrichtigungen, Ruhezeit, gefragt werden, gezählt werden.',
    purpose: 'Um auf allen Geräten zu tun, was die Person will.',
    seenBy: 'Nur die Person selbst.',
    kept: GONE_WITH_ACCOUNT,
  },
  signIns: {
    title: 'Anmeldungen',
    data: 'Zu jeder Anmeldung, wann sie begann, zuletzt benutzt wurde und endete, die Art von Browser und System, und Hashes der Schlüssel, an denen der Browser erkannt wird. Zu jedem Passkey sein Name, sein öffentlicher Schlüssel, und wann er hinzukam und zuletzt benutzt wurde. Eine Netzwerkadresse wird zu beidem nicht gespeichert.',
    purpose: 'Um angemeldet zu bleiben, Geräte abzumelden und vor einem Browser zu warnen, der noch nie benutzt wurde.',
    seenBy: 'Nur die Person selbst.',
    kept: `Eine Anmeldung, die niemand benutzt, endet nach den Tagen, die unten stehen, und ihr Eintrag geht ${ENDED_SESSION_DAYS} Tage nach der letzten Benutzung; ein Link für ein neues Passwort endet nach einer Stunde, und sein Eintrag mit ihm. Ein Passkey bleibt, bis er entfernt oder das Passwort per Mail zurückgesetzt wird. Alles davon geht mit dem Konto.`,
    elsewhere:
      'Netzwerkadressen werden höchstens eine Stunde lang im Arbeitsspeicher des Servers gezählt, oder dem, den seine Server teilen, damit niemand ohne Ende Passwörter probiert.',
  },
  invitations: {
    title: 'Einladungen',
    data: 'E-Mail-Adresse, vorgesehene Rolle, wer wann eingeladen hat, die Nachricht dazu, und ob die Mail verschickt und die Einladung benutzt wurde.',
    purpose: 'Damit Personen beitreten können.',
    seenBy: 'Manager. Die eingeladene Person sieht die Einladung.',
    kept: `Eine Einladung gilt ${INVITATION_DAYS} Tage und wird ${ENDED_INVITATION_DAYS} Tage nach ihrem Ende gelöscht. Mit dem Konto, an dessen Adresse sie ging, geht sie sofort.`,
  },
  messages: {
    title: 'Nachrichten',
    data: 'Der versiegelte Text, mit Reaktionen, Erwähnungen und Vorschauen darin; wer ihn von welchem Gerät in welchem Gespräch wann geschickt hat, wie oft er geändert wurde und auf welche Nachricht er antwortet.',
    purpose: 'Um zuzustellen, was Menschen einander schreiben: auf alle ihre Geräte und der Reihe nach.',
    seenBy: 'Die Personen des Gesprächs. Niemand sonst kann lesen, was geschrieben wurde, auch Manager nicht.',
    kept: 'Bis jemand sie löscht, der sie geschickt hat oder das Gespräch verwaltet, oder bis zu dem Alter, das unten steht. Ihr Platz bleibt, als gelöscht gekennzeichnet. Wird ein Konto gelöscht, bleiben seine Nachrichten ohne Namen bei den anderen.',
  },
  files: {
    title: 'Dateien in Gesprächen',
    data: 'Die versiegelte Datei; ihre Größe, wer sie wann in welches Gespräch geschickt hat. Auch Name und Art sind versiegelt.',
    purpose: 'Um Dateien und Bilder zuzustellen.',
    seenBy: 'Die Personen des Gesprächs. Niemand sonst kann sie öffnen, auch Manager nicht.',
    kept: 'Bis jemand sie löscht, der sie geschickt hat oder das Gespräch verwaltet, oder bis zu dem Alter, das unten steht. Die Datei geht innerhalb einer Stunde, ihr Eintrag frühestens einen Tag nach dem Senden. Dateien, die nicht ganz ankamen, gehen nach einem Tag.',
    elsewhere: 'Die versiegelte Datei liegt im Dateispeicher des Servers.',
  },
  conversations: {
    title: 'Gespräche',
    data: 'Name und Beschreibung eines Gesprächs, wer darin ist und war und seit wann, wer es verwaltet, ob es stumm oder angeheftet ist, und wann zuletzt etwas geschrieben wurde.',
    purpose: 'Um Nachrichten denen zuzustellen, die zu einem Gespräch gehören, und niemandem sonst.',
    seenBy: 'Die Personen des Gesprächs. Stumm und angeheftet: jede für sich.',
    kept: 'Nichts löscht ein Gespräch. Wer geht, oder wessen Konto gelöscht wird, bleibt darin vermerkt; ohne Konto ist das eine Kennung ohne Namen.',
  },
  receipts: {
    title: 'Zugestellt und gelesen',
    data: 'Bis zu welcher Nachricht eines Gesprächs jemand sie bekommen und gelesen hat, und wann zuletzt.',
    purpose: 'Um Ungelesenes zu zählen; und um zu sagen, dass eine Nachricht ankam und gelesen wurde.',
    seenBy:
      'Die anderen Personen des Gesprächs, wenn weder die Organisation noch eine der beiden es ausgeschaltet hat. Sonst nur die Person selbst, als Zahl der ungelesenen Nachrichten.',
    kept: 'Solange es das Gespräch gibt. Jede neue Stelle ersetzt die vorige. Auch ausgeschaltet wird sie vermerkt, weil danach Ungelesenes gezählt wird.',
  },
  typing: {
    title: 'Schreibanzeige und Verbindung',
    data: 'Dass jemand gerade in einem Gespräch schreibt, und dass eines seiner Geräte gerade verbunden ist.',
    purpose: 'Um zu zeigen, wer schreibt; und um nur die zu benachrichtigen, die nicht verbunden sind.',
    seenBy:
      'Das Schreiben: die Personen des Gesprächs, wenn weder die Organisation noch eine der beiden es ausgeschaltet hat. Die Verbindung: niemand.',
    kept: 'Solange es dauert. Es wird nicht gespeichert.',
    elsewhere: 'Im Arbeitsspeicher des Servers oder, wenn es mehrere sind, der Server.',
  },
  keys: {
    title: 'Schlüssel und Geräte',
    data: 'Öffentliche Schlüssel, unterschriebene Listen der Geräte einer Person und der Personen eines Gesprächs, versiegelte Schlüssel, versiegelte Namen der Geräte, und wann jedes Gerät zuletzt benutzt wurde.',
    purpose: 'Damit nur die Personen eines Gesprächs seine Nachrichten öffnen können, auf jedem ihrer Geräte.',
    seenBy:
      'Öffentliche Schlüssel und unterschriebene Listen: wer mit der Person spricht. Namen und letzte Benutzung der Geräte: nur die Person selbst. Versiegelte Schlüssel: für wen sie versiegelt sind.',
    kept: 'Unterschriebene Listen und versiegelte Schlüssel werden nicht gelöscht, auch nicht mit dem Konto: Andere prüfen damit alte Nachrichten. Namen und letzte Benutzung der Geräte gehen mit dem Konto; was ausgetauscht wird, um ein Gerät hinzuzufügen, nach zehn Minuten.',
  },
  push: {
    title: 'Benachrichtigungen auf Geräten',
    data: 'Die Adresse eines Browsers bei seinem Push-Dienst und ein Schlüssel, für jede Anmeldung mit eingeschalteten Benachrichtigungen.',
    purpose: 'Um von neuen Nachrichten zu sagen, während die App nicht offen ist.',
    seenBy: 'Nur der Server.',
    kept: 'Bis die Benachrichtigungen auf dem Gerät ausgeschaltet werden oder die Anmeldung endet.',
    elsewhere:
      'Der Push-Dienst des Browserherstellers bekommt jede Benachrichtigung versiegelt (den Namen des Gesprächs oder der Person, nie das Geschriebene) und erfährt, wann sie kam.',
  },
  notes: {
    title: 'Notizen',
    data: 'Versiegelte Notizen und wie lang sie sind. Keine Zeit wird vermerkt.',
    purpose: 'Eigene Notizen, auf allen eigenen Geräten.',
    seenBy: 'Nur die Person selbst. Niemand sonst kann sie lesen, auch Manager nicht.',
    kept: 'Bis die Person sie löscht oder das Konto gelöscht wird.',
  },
  feed: {
    title: 'Beiträge, Kommentare und Reaktionen',
    data: 'Was jemand schreibt, fragt oder kommentiert, mit Bildern, Erwähnungen und Umfragen, und womit jemand reagiert; wann es geschrieben und geändert wurde; ob jemand, der erwähnt ist, nachgesehen hat. Von einer Seite, auf die ein Beitrag verweist: Titel, Beschreibung und Bild.',
    purpose: 'Um allen in der Organisation etwas zu sagen oder sie zu fragen.',
    seenBy: 'Alle in der Organisation außer Gästen.',
    kept: 'Bis die Person oder ein Manager es löscht, oder das Konto gelöscht wird. Bilder ohne Beitrag gehen nach einem Tag. Kein Alter löscht Beiträge.',
    elsewhere:
      'Für die Vorschau eines Links öffnet der Server die Seite einmal, ohne zu sagen, wer den Beitrag schrieb oder liest; die Browser der Lesenden rufen sie nicht auf.',
  },
  votes: {
    title: 'Stimmen in Umfragen',
    data: 'Welche Antwort jemand gewählt hat.',
    purpose: 'Um jede Person einmal zu zählen.',
    seenBy: 'Die Summen: alle in der Organisation außer Gästen; die eigene Antwort nur die Person selbst.',
    kept: 'Solange es den Beitrag gibt, oder bis das Konto gelöscht wird.',
  },
  reports: {
    title: 'Meldungen',
    data: 'Welchen Beitrag oder Kommentar jemand meldet, warum und wann.',
    purpose: 'Damit Manager ansehen, was nicht in den Neuigkeiten stehen sollte.',
    seenBy: 'Manager, mit dem Namen der Person, die meldet.',
    kept: 'Bis ein Manager sie erledigt, oder der Beitrag oder das Konto gelöscht wird.',
  },
  questions: {
    title: 'Wer gefragt wird',
    data: 'Wem eine Frage aus den Neuigkeiten wegen der eigenen Kenntnisse gezeigt wurde, und ob sie beantwortet oder weggelegt wurde.',
    purpose: 'Um Fragen zu denen zu bringen, die vielleicht die Antwort wissen.',
    seenBy: 'Nur die gefragte Person.',
    kept: 'Solange es den Beitrag gibt, oder bis das Konto gelöscht wird.',
  },
  digest: {
    title: 'Die Woche per Mail',
    data: 'Dass jemand sie will, nach der Uhr welcher Zeitzone, wann die nächste fällig ist, und bis wann die letzte berichtet hat.',
    purpose: 'Um jeden Montagmorgen zu mailen, was in den Neuigkeiten war.',
    seenBy: 'Nur die Person selbst.',
    kept: 'Bis die Person sie beendet, mit dem Link in jeder dieser Mails oder im Profil, oder bis das Konto gelöscht wird.',
    elsewhere: 'In der Mail stehen die Anfänge einiger Beiträge, mit den Namen derer, die sie schrieben.',
  },
  coffeeRounds: {
    title: 'Kaffeerunden',
    data: 'Wer seit wann mitmacht, bis wann jemand aussetzt, wer in welcher Runde mit wem zusammensaß, und ob man sich getroffen hat und es gut war.',
    purpose: 'Um Menschen zusammenzubringen, die einander noch nicht kennen, und nicht wieder dieselben.',
    seenBy:
      'Mit wem man zusammenkam: die Personen dieses Tisches. Was man dazu sagt: nur die Person selbst. Manager sehen beides nicht.',
    kept: 'Das Mitmachen: bis die Person aufhört. Vergangene Runden: solange es das Konto gibt. Kein Alter löscht sie.',
  },
  search: {
    title: 'Personen finden',
    data: 'Die Wörter der Profilfelder, die alle sehen dürfen, für die Suche zerlegt. Fragen werden nicht aufgehoben; Nachrichten, Notizen und Beiträge nicht durchsucht.',
    purpose: 'Um Fragen nach Personen zu beantworten.',
    seenBy: EVERYBODY,
    kept: 'Es folgt dem Profil sofort und wird mit dem Konto geleert.',
    elsewhere: 'Frühere Fragen hebt der Browser der Person auf, die gefragt hat, und sonst niemand.',
  },
  houseWords: {
    title: 'Eigene Begriffe der Organisation',
    data: 'Wie die Organisation Dinge nennt, andere Wörter dafür, und eingebaute Begriffe, die sie ausgeschaltet hat. Nichts über Personen.',
    purpose: 'Um Personen mit den Wörtern zu finden, die dort üblich sind.',
    seenBy: 'Manager sehen die Liste; die Suche benutzt sie für alle.',
    kept: 'Bis ein Manager sie entfernt.',
  },
  meaning: {
    title: 'Personen nach der Bedeutung finden',
    data: 'Zahlen, gemacht aus Position, Kenntnissen, Sätzen der Beschreibung und eigenen Feldern, soweit alle sie sehen dürfen. Keine Namen, Orte oder Adressen.',
    purpose: 'Um Personen zu finden, die dasselbe mit anderen Worten sagen.',
    seenBy: 'Niemand; sie ordnen nur, was die Suche findet.',
    kept: 'Bis es in keinem Profil mehr steht oder der Dienst ausgeschaltet wird.',
    elsewhere:
      'Ist er eingeschaltet, gehen die Texte und die Fragen an den Dienst, den der Betreiber des Servers gewählt hat, ohne zu sagen, von wem sie sind.',
  },
  insights: {
    title: 'Menschen in Zahlen',
    data: 'Land, Stadt, Arbeitsgebiet, Kenntnisse, und welche Teile des Profils ausgefüllt sind, soweit alle sie sehen dürfen; und ihre Summen.',
    purpose: 'Um zu zeigen, wie viele Personen es gibt, wo, und mit welchen Kenntnissen.',
    seenBy: `Alle in der Organisation außer Gästen sehen Summen. Keine Zahl handelt von weniger als ${INSIGHT_FEWEST} Personen, und keine lässt sich aus anderen ausrechnen.`,
    kept: 'Es folgt dem Profil sofort; eine Person geht heraus, wenn sie es ausschaltet oder ihr Konto gelöscht wird. Die Summen bleiben.',
  },
  activity: {
    title: 'Firma in Zahlen',
    data: 'Personen, die kamen und gingen, Gespräche mit Namen und Nachrichten am Tag, Personen, die in einer Woche etwas schrieben; und zu jeder Person die letzte Woche, in der sie etwas schrieb.',
    purpose:
      'Um zu zeigen, wie die Organisation das Produkt benutzt. Die letzte Woche wird vermerkt, damit jede Person einmal in der Woche zählt.',
    seenBy: `Alle in der Organisation außer Gästen sehen Summen; aktive Personen erst ab ${INSIGHT_FEWEST}. Die Woche einer Person: niemand.`,
    kept: 'Summen: Nichts löscht sie. Die letzte Woche einer Person bleibt; ist das Konto gelöscht, unter einer Kennung ohne Namen. Sie wird auch von denen vermerkt, die bei Menschen in Zahlen nicht mitgezählt werden.',
  },
  organisation: {
    title: 'Die Organisation und ihre Einstellungen',
    data: 'Name, Logos und Farben; die zwanzig zuletzt gespeicherten Farben, von wem und wann; was Manager entschieden haben; Hashes der Token von Identitätsdiensten, von wem erstellt, wann zuletzt benutzt und bis wann gültig.',
    purpose: 'Um auszusehen und zu tun, was die Organisation will.',
    seenBy: 'Name, Logos und Farben: alle in der Organisation. Einstellungen: Manager.',
    kept: NEVER_DELETED,
  },
  billing: {
    title: 'Abrechnung',
    data: 'Tarif, Anschrift und E-Mail-Adresse für Rechnungen, USt-IdNr., und die Rechnungen mit der Zahl der Personen. Keine Namen von Personen.',
    purpose: 'Um abzurechnen, was benutzt wird, und Rechnungen aufzuheben, wie das Gesetz es verlangt.',
    seenBy: 'Manager.',
    kept: 'Rechnungen: Nichts löscht sie. Die Anschrift: bis sie ersetzt wird.',
  },
  audit: {
    title: 'Protokoll',
    data: 'Wer in der Verwaltung was wann geändert hat. Personen stehen darin mit ihrer Kennung; die App zeigt den Namen, der heute dazugehört.',
    purpose: 'Damit sich beweisen lässt, wer was entschieden hat. Jeder Eintrag versiegelt den vorigen.',
    seenBy: 'Manager.',
    kept: NEVER_DELETED,
  },
  mails: {
    title: 'Mails auf dem Weg',
    data: 'Adresse und Text von Mails wie Einladungen und Links für ein neues Passwort, verschlüsselt mit einem Schlüssel des Servers.',
    purpose: 'Um jede Mail einmal zu verschicken, auch nach einem Ausfall.',
    seenBy:
      'Wer die Mail bekommt. Warum eine nicht verschickt werden konnte, ohne ihre Adresse: der Betreiber des Servers.',
    kept: `Bis sie verschickt ist. Was sich nicht verschicken lässt, wird nach höchstens ${MAIL_DAYS} Tagen geleert und geht mit dem Konto.`,
    elsewhere:
      'Der Mailserver, den der Betreiber des Servers gewählt hat, bekommt die Mail; ohne einen wird sie auf dem Server in eine Datei geschrieben.',
  },
  logs: {
    title: 'Protokolle des Servers',
    data: 'Wann welcher Teil des Servers gefragt wurde, mit welchem Ergebnis, wie lange es dauerte, und die Kennung der Person, die fragte. Keine Inhalte, Namen, Suchfragen oder Netzwerkadressen.',
    purpose: 'Um Fehler und Angriffe zu finden.',
    seenBy: 'Der Betreiber des Servers.',
    kept: 'Solange der Betreiber des Servers sie aufhebt: Das Produkt setzt keine Grenze.',
    elsewhere: 'In der Ausgabe des Servers, nicht in der Datenbank.',
  },
}
