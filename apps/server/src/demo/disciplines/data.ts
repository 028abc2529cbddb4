import type { Discipline } from './discipline.ts'

export const data: Discipline = {
  team: 'Software',
  positions: [
    { en: 'Data Scientist', f: 'Data Scientist', m: 'Data Scientist' },
    { en: 'Data Engineer', f: 'Dateningenieurin', m: 'Dateningenieur' },
    {
      en: 'Condition Monitoring Specialist',
      f: 'Spezialistin Zustandsüberwachung',
      m: 'Spezialist Zustandsüberwachung',
    },
  ],
  core: [
    'Python',
    'SQL',
    ['Predictive maintenance', 'Vorausschauende Wartung'],
    ['Statistics', 'Statistik'],
    ['Time series', 'Zeitreihen'],
    ['Machine learning', 'Maschinelles Lernen'],
  ],
  extra: [
    'R',
    ['Vibration analysis', 'Schwingungsanalyse'],
    'Spark',
    'Grafana',
    ['Data visualisation', 'Datenvisualisierung'],
    'Computer vision',
    'Apache Kafka',
  ],
  tasks: {
    en: [
      'bearing model that warned nine days ahead',
      'passenger forecast by slope and weather',
      'wire break detection from camera pictures',
    ],
    de: [
      'Fahrgastprognose nach Wetter und Ferien',
      'Lagerschäden neun Tage vorher erkannt',
      'Seilbilder automatisch geprüft',
    ],
  },
  en: {
    openers: [
      'I listen to gearboxes for a living. With Python, but still.',
      'Forecasts for passengers, wind and spare parts, in rising order of difficulty.',
      'I look for patterns in ten years of rope inspections and for the people who typed them in.',
      'Statistics first, models second, slides last.',
      'I move data from places where it was born to places where it is useful.',
      'My favourite sensor is the one a mechanic mounted because he had a hunch.',
    ],
    more: [
      'If you have winter data, I am your friend.',
      'I will ask how it was measured before I ask what it shows.',
      'Average is a dangerous word on a rope with 80 towers.',
    ],
  },
  de: {
    openers: [
      'Ich höre Getrieben zu. Mit Sensoren, meistens.',
      'Zeitreihen von Windmessern, Lagern und Drehkreuzen: wer Muster sucht, findet mich.',
      'Aus Wartungsprotokollen mache ich Daten und aus Daten hoffentlich weniger Wartung.',
      'Ich baue die Leitungen, durch die unsere Messwerte fließen.',
      'Statistik ohne Bauchweh: ich sage auch, wenn die Daten nicht reichen.',
      'Modelle für Verschleiß an Rollen und Seilen, dazu die Grafiken, die man in der Werkstatt versteht.',
    ],
    more: [
      'Am liebsten sitze ich eine Schicht lang neben denen, die messen.',
      'Ein Mittelwert ist noch keine Antwort.',
      'Wer Temperaturdaten aus dem Winterbetrieb hat: bitte melden.',
    ],
  },
}
