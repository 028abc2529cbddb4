import type { Translation } from '../../../shared/i18n/translation.ts'
import type { ownDataCopy as english } from './own-data-copy.ts'

export const ownDataCopy: Translation<typeof english> = {
  readme: `Das bewahrt Umkreis von dir auf.

profile.json     dein Profil, wie die anderen es sehen können
server.json      jede Zeile, die der Server von dir aufbewahrt
conversations/   deine Gespräche, soweit dieses Gerät sie lesen konnte
files/           die Dateien, die du darin geschickt hast; die Nachrichten nennen sie
notes/           deine Notizen; was dieses Gerät nicht lesen konnte, steht versiegelt in server.json
picture.*        dein Bild

Dateien, die hier fehlen, waren zusammen zu groß oder sind auf dem Server nicht mehr da. Die Nachrichten nennen sie trotzdem.
`,
  untitled: 'Ohne Titel',
}
