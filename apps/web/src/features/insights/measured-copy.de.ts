import type { Translation } from '../../shared/i18n/translation.ts'
import type { measuredCopy as english } from './measured-copy.ts'

export const measuredCopy: Translation<typeof english> = {
  lead: 'Gezählt werden Menschen. Über einen einzelnen sagen die Zahlen nichts, und niemand liest dafür deine Nachrichten: Der Server kann es nicht.',
  back: 'Zurück zu den Zahlen',
  sections: [
    {
      title: 'Was gezählt wird',
      lines: [
        'Wie viele Menschen in einer Stadt und einem Land sind, und in welchem Arbeitsfeld ihre Position liegt.',
        'Wie viele Menschen eine Kenntnis haben, und wie viele Kenntnisse weniger als fünf haben. Diese werden nicht genannt.',
        'Wie viele Profile ein Bild, einen Text, Kenntnisse, eine Position und eine Stadt haben.',
        'Wie viele Mitglieder eine Gruppe mit Namen aus jeder Stadt und jedem Arbeitsfeld hat: Das zeigt, wie verbunden diese sind.',
        'Bei der Firma in Zahlen: wie viele kamen und gingen, wie viele Gruppen mit Namen es gibt, wie viele Nachrichten am Tag gesendet wurden, und wie viele Menschen in einer Woche etwas geschrieben haben.',
      ],
    },
    {
      title: 'Was nicht',
      lines: [
        'Was du schreibst: Nachrichten und Notizen sind auf deinem Gerät versiegelt, und aus Beiträgen entsteht keine Zahl.',
        'Wer mit wem spricht, wann jemand online ist, und wie viel ein Mensch schreibt.',
        'Gäste. Von Gesprächen zu zweit nur, dass Nachrichten gesendet wurden, in der Summe des Tages.',
        'Ein Feld deines Profils, das du vor den anderen verbirgst.',
      ],
    },
    {
      title: 'Wie einzelne Menschen geschützt sind',
      lines: [
        'Keine Zahl betrifft weniger als fünf Menschen. Stattdessen steht da „weniger als 5“.',
        'Wo eine Summe so eine Zahl verriete, ist die nächstkleinste „mit ihr verborgen“.',
        'Auch einen Filter nach dem anderen zu probieren, in welcher Reihenfolge auch immer, verrät nichts: Was verborgen ist, bleibt es in jedem Filter.',
        'Kenntnisse gibt es für einen Filter auf einmal.',
      ],
    },
  ],
  ownTitle: 'Ob du gezählt wirst',
  own: 'Zähl mich in diesen Zahlen mit',
  ownLine:
    'Schalte das aus, um bei Menschen in Zahlen nicht dabei zu sein. Niemand erfährt es. Bei der Firma in Zahlen zählst du weiter als eine von allen Personen.',
  saveFailed: (why) => `Das konnte nicht gespeichert werden. ${why}`,
}
