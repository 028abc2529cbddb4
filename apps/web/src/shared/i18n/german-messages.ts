const MESSAGES: Readonly<Record<string, string>> = {
  'Files cannot be reached at the moment. Please try again':
    'Dateien sind gerade nicht erreichbar. Bitte versuch es noch einmal',
  'Something on our side is not available at the moment. Please try again in a moment':
    'Auf unserer Seite ist gerade etwas nicht verfügbar. Bitte versuch es gleich noch einmal',
  'Umkreis Premium, one month, per person': 'Umkreis Premium, ein Monat, je Person',
  'Umkreis Premium, one year, per person': 'Umkreis Premium, ein Jahr, je Person',
  'Credit for the unused part of the period before': 'Gutschrift für schon bezahlte, nicht genutzte Zeit',
  'This passkey does not sign you in. Please try again, or use your password':
    'Mit diesem Passkey hat die Anmeldung nicht geklappt. Versuch es noch einmal, oder nimm dein Passwort',
  'This passkey could not be added. Please try again':
    'Dieser Passkey konnte nicht hinzugefügt werden. Bitte versuch es noch einmal',
  'This passkey is there already': 'Diesen Passkey gibt es schon',
  'This email is already registered': 'Diese E-Mail-Adresse ist schon registriert',
  'This password is among the most frequent ones, or close to one of them. Please choose another':
    'Dieses Passwort gehört zu den häufigsten oder ähnelt einem davon. Bitte wähl ein anderes',
  'This note was changed on another device': 'Diese Notiz wurde auf einem anderen Gerät geändert',
  'A deleted field has this name. Have it back, or choose another':
    'Ein gelöschtes Feld heißt so. Hol es zurück, oder wähl einen anderen Namen',
  'There is such a field already': 'Dieses Feld gibt es schon',
  'This word is in the list already': 'Dieses Wort steht schon in der Liste',
  'This word stands for nothing else': 'Dieses Wort steht für nichts anderes',
  'This word says too little to find people by': 'Dieses Wort sagt zu wenig, um jemanden daran zu finden',
  'There is no such field': 'Dieses Feld gibt es nicht',
  'Please name at least one': 'Bitte nenn mindestens eines',
  'Please enter a day, such as 2026-11-22': 'Bitte gib einen Tag ein, etwa 2026-11-22',
  'Please choose one of your colleagues': 'Bitte wähl jemanden aus deiner Organisation',
  'Please enter a web address, such as https://example.com': 'Bitte gib eine Web-Adresse ein, etwa https://example.com',
  'Many files are being read at the moment. Please try again in a minute':
    'Gerade werden viele Dateien gelesen. Bitte versuch es in einer Minute noch einmal',
  'A file of yours is being read already. Please send the next one after it':
    'Eine Datei von dir wird schon gelesen. Bitte schick die nächste danach',
  'Too many files are on their way. Please let some arrive or cancel them':
    'Zu viele Dateien sind unterwegs. Bitte lass erst welche ankommen, oder brich welche ab',
  'You have sent a great deal today. Please send this file tomorrow':
    'Du hast heute sehr viel gesendet. Bitte schick diese Datei morgen',
  'The file is being written': 'Die Datei wird gerade geschrieben',
  'The keys of this conversation have changed. The message has to be sealed again':
    'Die Schlüssel dieses Gesprächs haben sich geändert. Die Nachricht muss neu versiegelt werden',
  'Your organisation has switched this account off. Please ask there':
    'Deine Organisation hat dieses Konto abgeschaltet. Bitte frag dort nach',
  'An organisation has at most 10 tokens': 'Eine Organisation hat höchstens 10 Token',
  'Please choose how long it holds': 'Bitte wähl, wie lange es gilt',
  'Name is required': 'Bitte gib einen Namen ein',
  'Please enter the provider’s address, such as https://login.example.com':
    'Bitte gib die Adresse des Anbieters ein, etwa https://login.example.com',
  'Please enter a domain, such as example.com': 'Bitte gib eine Domain ein, etwa example.com',
  'At most 20 domains': 'Höchstens 20 Domains',
  'Client ID is required': 'Bitte gib die Client-ID ein',
  'Client secret is required': 'Bitte gib das Client-Secret ein',
  'Invalid client ID': 'Diese Client-ID geht nicht',
  'Invalid client secret': 'Dieses Client-Secret geht nicht',
  'Please enter an https address of the public internet': 'Bitte gib eine https-Adresse im öffentlichen Internet ein',
  'There is no answer from this address': 'Von dieser Adresse kommt keine Antwort',
  'There is no OpenID provider at this address': 'An dieser Adresse ist kein OpenID-Anbieter',
  'The provider at this address calls itself otherwise. Please enter its issuer exactly':
    'Der Anbieter an dieser Adresse nennt einen anderen Issuer. Bitte gib ihn genau so ein, wie er dort steht',
  'The record does not stand there yet. It can take an hour until it does':
    'Der Eintrag steht dort noch nicht. Das kann eine Stunde dauern',
  'This domain belongs to another organisation here': 'Diese Domain gehört hier zu einer anderen Organisation',
  'There is no single sign-on for this e-mail. Please use your password':
    'Für diese E-Mail-Adresse gibt es kein Single Sign-on. Bitte benutz dein Passwort',
  'Your company’s sign-in does not answer. Please try again later':
    'Die Anmeldung deines Unternehmens antwortet nicht. Bitte versuch es später noch einmal',
  'This sign-in took too long. Please begin again': 'Diese Anmeldung hat zu lange gedauert. Bitte fang noch einmal an',
  'Your organisation signs in by single sign-on. Please use it':
    'Deine Organisation meldet sich über Single Sign-on an. Bitte melde dich darüber an',
  'First name is required': 'Bitte gib deinen Vornamen ein',
  'Last name is required': 'Bitte gib deinen Nachnamen ein',
  'Full name is required': 'Bitte gib deinen Namen ein',
  'Description is required': 'Bitte gib eine Beschreibung ein',
  'Position is required': 'Bitte gib eine Position ein',
  'Country is required': 'Bitte wähl ein Land',
  'City is required': 'Bitte wähl eine Stadt',
  'Email is required': 'Bitte gib eine E-Mail-Adresse ein',
  'Business email is required': 'Bitte gib eine geschäftliche E-Mail-Adresse ein',
  'Company name is required': 'Bitte gib den Namen der Firma ein',
  'Password is required': 'Bitte gib ein Passwort ein',
  'Subject is required': 'Bitte gib einen Betreff ein',
  'Message is required': 'Bitte schreib eine Nachricht',
  'Link is required': 'Der Link fehlt',
  'Company is required': 'Bitte gib die Firma ein',
  'Street is required': 'Bitte gib die Straße ein',
  'Postal code is required': 'Bitte gib die Postleitzahl ein',
  'The four colours are required': 'Alle vier Farben werden gebraucht',
  'Invalid name': 'Dieser Name geht nicht',
  'Invalid company name': 'Dieser Firmenname geht nicht',
  'Invalid description': 'Diese Beschreibung geht nicht',
  'Invalid email': 'Ungültige E-Mail-Adresse',
  'Invalid email address': 'Ungültige E-Mail-Adresse',
  'Invalid link': 'Dieser Link geht nicht',
  'Invalid address': 'Diese Adresse geht nicht',
  'Invalid key': 'Dieser Schlüssel geht nicht',
  'Invalid id': 'Diese Kennung geht nicht',
  'Passwords must match': 'Die Passwörter müssen gleich sein',
  'Please confirm your password': 'Bitte wiederhol dein Passwort',
  'Please enter your password': 'Bitte gib dein Passwort ein',
  'The password is wrong': 'Das Passwort ist falsch',
  'Please enter the code': 'Bitte gib den Code ein',
  'The code is wrong, or too old': 'Der Code ist falsch oder zu alt',
  'The email or the password is wrong': 'E-Mail-Adresse oder Passwort ist falsch',
  'Password must be at least 8 characters long': 'Das Passwort braucht mindestens 8 Zeichen',
  'Password does not meet strength requirements': 'Das Passwort ist nicht stark genug',
  'Please enter a valid LinkedIn URL': 'Bitte gib eine gültige LinkedIn-Adresse ein',
  'Please add at least one skill': 'Bitte füg mindestens eine Kenntnis hinzu',
  'Please fill in this field': 'Bitte füll dieses Feld aus',
  'Please use letters that everybody can read': 'Bitte nimm Zeichen, die alle lesen können',
  'Please choose at least one person': 'Bitte wähl mindestens eine Person aus',
  'Please choose at least one': 'Bitte wähl mindestens eine aus',
  'Please choose a country': 'Bitte wähl ein Land',
  'Please choose a picture': 'Bitte wähl ein Bild',
  'Please choose an .xlsx or .xls file': 'Bitte wähl eine Datei mit .xlsx oder .xls',
  'Please choose a time within a year': 'Bitte wähl eine Zeit innerhalb eines Jahres',
  'Please choose an end that is still to come': 'Bitte wähl ein Ende, das noch kommt',
  'Please choose two different times': 'Bitte wähl zwei verschiedene Zeiten',
  'Please enter a time such as 22:00': 'Bitte gib eine Zeit wie 22:00 ein',
  'This time zone is not known': 'Diese Zeitzone ist nicht bekannt',
  'Please enter a valid VAT id, such as DE136695976': 'Bitte gib eine gültige USt-IdNr. ein, etwa DE136695976',
  'A day such as 2026-11-22': 'Ein Tag wie 2026-11-22',
  'A whole number of days': 'Eine ganze Zahl von Tagen',
  'A colour has six digits, such as #FF7941': 'Eine Farbe hat sechs Stellen, etwa #FF7941',
  'The message can’t have links': 'Die Nachricht darf keine Links haben',
  'Only a meeting can be good or not': 'Nur ein Treffen kann gut sein oder nicht',
  'Please write something': 'Bitte schreib etwas',
  'Please write each answer': 'Bitte schreib jede Antwort',
  'Each answer can be there only once': 'Jede Antwort darf nur einmal vorkommen',
  'A poll has at least two answers': 'Eine Umfrage hat mindestens zwei Antworten',
  'Please describe the picture in fewer words': 'Bitte beschreib das Bild in weniger Worten',
  'Please keep each skill to 60 characters': 'Bitte höchstens 60 Zeichen je Kenntnis',
  'Please name each skill': 'Bitte nenn jede Kenntnis',
  'Only a question asks for skills': 'Nur eine Frage sucht Kenntnisse',
  'That names too many people at once': 'Das nennt zu viele Personen auf einmal',
  'This note is too long': 'Diese Notiz ist zu lang',
  'Not a place of the feed': 'Diese Stelle gibt es nicht',
  'Must be a whole number': 'Das muss eine ganze Zahl sein',
  'Must be storable text': 'Dieser Text lässt sich nicht speichern',
  'Each person once': 'Jede Person einmal',
  'The picture must be at most 5 MB': 'Das Bild darf höchstens 5 MB groß sein',
  'The picture must be a PNG, JPEG or WebP file': 'Das Bild muss ein PNG, JPEG oder WebP sein',
  'The logo must be at most 2 MB': 'Das Logo darf höchstens 2 MB groß sein',
  'The logo must be a PNG, JPEG, WebP or SVG file of at most 25 megapixels':
    'Das Logo muss ein PNG, JPEG, WebP oder SVG mit höchstens 25 Megapixeln sein',
  'A picture was not found. Please add it again': 'Ein Bild wurde nicht gefunden. Bitte füg es noch einmal hinzu',
  'Only managers can do this': 'Das können nur Manager',
  'Only who manages the group can do this': 'Das kann nur, wer die Gruppe verwaltet',
  'Only its author edits a message': 'Eine Nachricht bearbeitet nur, wer sie geschrieben hat',
  'Only its author changes a post': 'Einen Beitrag ändert nur, wer ihn geschrieben hat',
  'Only its author changes a comment': 'Einen Kommentar ändert nur, wer ihn geschrieben hat',
  'Only its author and who manages the group delete a message':
    'Eine Nachricht löscht nur, wer sie geschrieben hat oder die Gruppe verwaltet',
  'Only its author and managers remove a post': 'Einen Beitrag entfernen nur, wer ihn geschrieben hat, und Manager',
  'Only its author and managers remove a link preview':
    'Die Vorschau eines Links entfernen nur, wer den Beitrag geschrieben hat, und Manager',
  'Only its author and managers remove a comment':
    'Einen Kommentar entfernen nur, wer ihn geschrieben hat, und Manager',
  'Only its sender and who manages the group remove a file':
    'Eine Datei entfernt nur, wer sie gesendet hat oder die Gruppe verwaltet',
  'Only an Owner makes an Owner, or takes that back': 'Nur Inhaber machen jemanden zum Inhaber oder nehmen es zurück',
  'Only an Owner deletes an Owner': 'Nur Inhaber löschen Inhaber',
  'Only an Owner names the provider and its domains': 'Nur Inhaber legen den Anbieter und seine Domains fest',
  'An organisation keeps at least one Owner': 'Eine Organisation behält mindestens einen Inhaber',
  'Your session has ended. Please sign in again': 'Deine Sitzung ist beendet. Bitte melde dich wieder an',
  'Your own account is deleted in your profile': 'Dein eigenes Konto löschst du in deinem Profil',
  'You cannot write to yourself': 'Dir selbst kannst du nicht schreiben',
  'To go yourself, leave the group': 'Um selbst zu gehen, verlass die Gruppe',
  'That is you': 'Das bist du',
  'This post has no such choice': 'Diese Antwort gibt es nicht',
  'This poll has ended': 'Diese Umfrage ist beendet',
  'This link is no longer valid. Please ask for a new one': 'Dieser Link gilt nicht mehr. Bitte um einen neuen',
  'This invitation is no longer valid. Please ask for a new one': 'Diese Einladung gilt nicht mehr. Bitte um eine neue',
  'This invitation was sent to another email': 'Diese Einladung ging an eine andere E-Mail-Adresse',
  'This is not what comes next in this pairing': 'Das ist hier nicht der nächste Schritt',
  'This is not the address of a push service': 'Das ist nicht die Adresse eines Push-Dienstes',
  'There is no room for more notes. Please delete some': 'Für mehr Notizen ist kein Platz. Bitte lösch welche',
  'There is no plan to cancel': 'Es gibt keinen Tarif zu kündigen',
  'The plan has ended. Please choose one': 'Der Tarif ist zu Ende. Bitte wähl einen',
  'Please say first where invoices go': 'Bitte sag zuerst, wohin Rechnungen gehen',
  'The people of this group have changed. Please try again':
    'Wer in der Gruppe ist, hat sich geändert. Bitte versuch es noch einmal',
  'The group needs a fresh key': 'Die Gruppe braucht einen frischen Schlüssel',
  'The fields have changed meanwhile. Please look again':
    'Die Felder haben sich inzwischen geändert. Bitte sieh noch einmal nach',
  'Somebody in this group has new keys. Please try again':
    'Jemand in dieser Gruppe hat neue Schlüssel. Bitte versuch es noch einmal',
  'Somebody has to manage the group': 'Jemand muss die Gruppe verwalten',
  'Another change of your devices was quicker. Please try again':
    'Eine andere Änderung deiner Geräte war schneller. Bitte versuch es noch einmal',
  'Another change of the keys was quicker. Please try again':
    'Eine andere Änderung der Schlüssel war schneller. Bitte versuch es noch einmal',
  'Too many pictures wait for a post. Please try again later':
    'Zu viele Bilder warten auf einen Beitrag. Bitte versuch es später noch einmal',
  'Too many devices are being added. Please try again in some minutes':
    'Gerade werden zu viele Geräte hinzugefügt. Bitte versuch es in ein paar Minuten noch einmal',
  'Please sign in': 'Bitte melde dich an',
  'There is nothing at this address': 'An dieser Adresse ist nichts',
  'The request took too long': 'Die Anfrage hat zu lange gedauert',
  'The request was cut off': 'Die Anfrage brach ab',
  'The request holds characters that cannot be stored': 'Darin sind Zeichen, die sich nicht speichern lassen',
  'Something went wrong on our side. Please try again': 'Bei uns ging etwas schief. Bitte versuch es noch einmal',
  'Only .xlsx and .xls files can be read': 'Nur Dateien mit .xlsx und .xls lassen sich lesen',
  'The file is empty': 'Die Datei ist leer',
  'This is not a spreadsheet, whatever its name says. Save it as .xlsx in your spreadsheet program and try again':
    'Das ist keine Tabelle, auch wenn der Name es sagt. Speichere sie in deinem Tabellenprogramm als .xlsx und versuch es noch einmal',
  'The file is damaged and can’t be read. Save it again in your spreadsheet program and try once more':
    'Die Datei ist beschädigt und nicht lesbar. Speichere sie in deinem Tabellenprogramm neu und versuch es noch einmal',
  'The file is protected by a password. Save it without one and try again':
    'Die Datei ist durch ein Passwort geschützt. Speichere sie ohne und versuch es noch einmal',
  'The file contains macros. Save it as .xlsx without them and try again':
    'Die Datei enthält Makros. Speichere sie ohne als .xlsx und versuch es noch einmal',
  'The file is too large or too complicated to be read. Copy the column with the addresses into a new file and try again':
    'Die Datei ist zu groß oder zu kompliziert. Kopiere die Spalte mit den Adressen in eine neue Datei und versuch es noch einmal',
  'The file has more than 10,000 addresses. Please split it':
    'Die Datei hat mehr als 10.000 Adressen. Bitte teil sie auf',
  'No e-mail addresses were found in this file': 'In dieser Datei wurden keine E-Mail-Adressen gefunden',
  'The file is longer than it was announced': 'Die Datei ist länger als angekündigt',
}

/** What was not found, by its name in “… was not found”. */
const MISSING: Readonly<Record<string, string>> = {
  'This group': 'Diese Gruppe',
  'This post': 'Dieser Beitrag',
  'This person': 'Diese Person',
  'This comment': 'Dieser Kommentar',
  'This message': 'Diese Nachricht',
  'This member': 'Dieses Mitglied',
  'One of these people': 'Eine dieser Personen',
  This: 'Das',
  'This sign-in': 'Diese Anmeldung',
  'This token': 'Dieses Token',
  'This domain': 'Diese Domain',
  'This round': 'Diese Runde',
  'This report': 'Diese Meldung',
  'This picture': 'Dieses Bild',
  'This page': 'Diese Seite',
  'This passkey': 'Dieser Passkey',
  'This word': 'Dieses Wort',
  'This note': 'Diese Notiz',
  'This logo': 'Dieses Logo',
  'This link': 'Dieser Link',
  'This invoice': 'Diese Rechnung',
  'This file': 'Diese Datei',
  'This field': 'Dieses Feld',
  'The next invoice': 'Die nächste Rechnung',
  'The message that this one replies to': 'Die Nachricht, auf die diese antwortet,',
  'The feed': 'Der Bereich Neuigkeiten',
  'Coffee rounds': 'Der Bereich Kaffeerunden',
}

const PATTERNS: readonly (readonly [RegExp, (...parts: string[]) => string])[] = [
  [/^Too many wrong passwords/, () => 'Zu viele falsche Passwörter. Bitte versuch es später noch einmal'],
  [/^Too many mails/, () => 'Zu viele Mails. Bitte versuch es später noch einmal'],
  [/^Too many .+ in a (?:minute|moment)$/, () => 'Das war zu viel auf einmal. Bitte versuch es gleich noch einmal'],
  [/^Too many .+ later$/, () => 'Das war zu viel auf einmal. Bitte versuch es später noch einmal'],
  [/^(.+) was not found$/, (what = '') => `${MISSING[what] ?? 'Das'} wurde nicht gefunden`],
  [/^You have (\d+) passkeys/, (count) => `Du hast ${count} Passkeys, mehr gehen nicht. Bitte entfern zuerst einen`],
  [/^(?:\S+) is a required field$/, () => 'Dieses Feld ist erforderlich'],
  [/^(?:\S+) must be a valid email$/, () => 'Das ist keine gültige E-Mail-Adresse'],
  [/^At most ([\d,]+) characters$/, (count) => `Höchstens ${count} Zeichen`],
  [/^At most ([\d,]+) people$/, (count) => `Höchstens ${count} Personen`],
  [/^At most ([\d,]+) skills$/, (count) => `Höchstens ${count} Kenntnisse`],
  [/^At most ([\d,]+) days$/, (count) => `Höchstens ${count} Tage`],
  [/^At least ([\d,]+) days?$/, (count) => `Mindestens ${count} ${count === '1' ? 'Tag' : 'Tage'}`],
  [/^Must be at least (\d+)$/, (count) => `Mindestens ${count}`],
  [/^Must be at most (\d+)$/, (count) => `Höchstens ${count}`],
  [/^Password must be at most (\d+) characters long$/, (count) => `Das Passwort darf höchstens ${count} Zeichen haben`],
  [/^Company name must be at most (\d+) characters long$/, (count) => `Höchstens ${count} Zeichen`],
  [
    /^The message can be at most (\d+) characters long$/,
    (count) => `Die Nachricht darf höchstens ${count} Zeichen haben`,
  ],
  [
    /^Please keep (?:a post|a comment|it|each answer) to ([\d,]+) characters$/,
    (count) => `Bitte höchstens ${count} Zeichen`,
  ],
  [
    /^An organisation invites at most ([\d,]+) people by mail in a day/,
    (count) =>
      `Eine Organisation lädt am Tag höchstens ${count} Personen ein. Bitte lad weniger ein, oder die anderen später`,
  ],
  [/^Nobody keeps more than ([\d,]+) notes/, (count) => `Mehr als ${count} Notizen gehen nicht. Bitte lösch welche`],
  [/^The request must be at most (.+)$/, (size) => `Das ist zu groß: höchstens ${size}`],
  [/^A poll has at most (\d+) answers$/, (count) => `Eine Umfrage hat höchstens ${count} Antworten`],
  [/^A post has at most (\d+) pictures$/, (count) => `Ein Beitrag hat höchstens ${count} Bilder`],
  [/^A question asks for at most (\d+) skills$/, (count) => `Eine Frage sucht höchstens ${count} Kenntnisse`],
  [/^Please choose an end within (\d+) days$/, (count) => `Bitte wähl ein Ende innerhalb von ${count} Tagen`],
  [
    /^At most (\d+) posts are pinned\. Please unpin one first$/,
    (count) => `Höchstens ${count} Beiträge sind angeheftet. Bitte lös zuerst einen`,
  ],
  [
    /^An organisation has at most ([\d,]+) such words$/,
    (count) => `Eine Organisation hat höchstens ${count} solche Wörter`,
  ],
  [/^At most (\d+) words each$/, (count) => `Höchstens ${count} Wörter für jedes`],
  [/^At most (\d+) other words$/, (count) => `Höchstens ${count} andere Wörter`],
  [/^An organisation has at most (\d+) fields$/, (count) => `Eine Organisation hat höchstens ${count} Felder`],
  [/^A group takes at most ([\d,]+) people$/, (count) => `In eine Gruppe passen höchstens ${count} Personen`],
]

/** Says in German what the server and the rules of fields say in English; what it does not know stays as it is. */
export function inGerman(message: string): string {
  const known = MESSAGES[message]
  if (known !== undefined) return known
  for (const [pattern, say] of PATTERNS) {
    const found = pattern.exec(message)
    // Thousands are parted by a point.
    if (found) return say(...found.slice(1).map((part) => part.replaceAll(/(?<=\d),(?=\d{3})/g, '.')))
  }
  return message
}
