/** Making things, keeping them running, moving them, and doing it safely. */
export const PRODUCTION = `
Production management, Manufacturing management, Plant management, Produktionsleitung, Fertigungsleitung, Werksleitung, Production manager
Production planning, Production scheduling, Produktionsplanung, Fertigungssteuerung, Arbeitsvorbereitung, PPS
Manufacturing processes, Manufacturing, Manufacturing engineering, Fertigungstechnik, Fertigung, Produktionstechnik
Manufacturing execution systems, MES < Production planning
Lean manufacturing, Lean management, Lean production, Toyota Production System, Schlanke Produktion
Kaizen, Continuous improvement, KVP, Kontinuierlicher Verbesserungsprozess < Lean manufacturing
5S method, 5S, Shopfloor management, Shop floor management < Lean manufacturing
Value stream mapping, Wertstromanalyse < Lean manufacturing
Just in time, Just-in-time, Pull production < Lean manufacturing
Six Sigma, Lean Six Sigma, DMAIC, Black belt, Green belt ~ Quality management
Total productive maintenance, TPM < Lean manufacturing ~ Maintenance
REFA, Time and motion studies, Zeitwirtschaft, Zeitaufnahmen < Production planning
Machining, Zerspanung, Zerspanungstechnik, Zerspanungsmechaniker, Spanende Fertigung < Manufacturing processes
Turning, Lathe, CNC turning, Drehen, CNC-Drehen, Dreher < Machining
Milling, CNC milling, Fräsen, CNC-Fräsen, Fräser < Machining
Grinding, Schleifen < Machining
Drilling and boring, Bohrwerk < Machining
CNC programming, CNC, Heidenhain, Sinumerik, CNC-Programmierung < Machining
CAM programming, Mastercam, hyperMILL, CAM-Programmierung < CNC programming
Welding, Welder, Schweißen, Schweißtechnik, Schweißer < Joining technology
MIG/MAG welding, MAG-Schweißen, MIG-Schweißen < Welding
TIG welding, WIG-Schweißen, WIG < Welding
Robotic welding, Roboterschweißen < Welding ~ Robotics
Laser welding, Laserschweißen < Welding
Welding supervision, International welding engineer, Schweißaufsicht, Schweißfachingenieur, Schweißfachmann < Welding
Aluminium welding, Aluminum welding, Aluminiumschweißen < Welding
Joining technology, Adhesive bonding, Fügetechnik, Klebtechnik, Kleben < Manufacturing processes
Sheet metal working, Bending, Laser cutting, Blechbearbeitung, Kanten, Laserschneiden < Manufacturing processes
Forging, Forming technology, Umformtechnik, Schmieden < Manufacturing processes
Casting, Foundry, Gießerei, Gießen, Druckguss < Manufacturing processes
Injection moulding, Injection molding, Spritzguss, Spritzgießen < Manufacturing processes
Toolmaking, Tool and die making, Werkzeugbau, Werkzeugmacher, Formenbau, Vorrichtungsbau < Manufacturing processes
Heat treatment, Hardening, Wärmebehandlung, Härten < Manufacturing processes
Surface treatment, Painting, Powder coating, Galvanising, Oberflächentechnik, Lackieren, Pulverbeschichtung, Verzinken < Manufacturing processes
Assembly, Mechanical assembly, Montage, Fertigungsmontage, Monteur < Manufacturing processes
Cable assembly, Wire harness, Kabelkonfektion < Assembly
Woodworking, Joinery, Tischlerei, Schreinerei, Holzbearbeitung < Manufacturing processes
Textile production, Sewing, Upholstery, Textiltechnik, Nähen, Polsterei < Manufacturing processes
Printing technology, Drucktechnik, Druckvorstufe
Food production, Food technology, Lebensmitteltechnik, HACCP
Packaging technology, Packaging, Verpackungstechnik, Verpackung
Maintenance, Repair, Repairing, Reparieren, Plant maintenance, Instandhaltung, Wartung, Reparatur, Instandsetzung
Mechanical maintenance, Industrial mechanic, Industriemechaniker, Betriebsschlosser, Schlosser < Maintenance
Electrical maintenance, Elektroinstandhaltung, Betriebselektriker < Maintenance
Troubleshooting of machines, Fault finding, Fehlersuche, Störungsbehebung, Entstörung < Maintenance
Spare parts, Spare parts management, Ersatzteile, Ersatzteilmanagement < Maintenance
Overhaul, Retrofit, Revision von Anlagen, Modernisierung von Anlagen, Generalüberholung < Maintenance
Field service, Service technician, Customer service engineer, Außendienst Technik, Servicetechniker < Maintenance
Asset management of plants, Maintenance planning, Instandhaltungsplanung < Maintenance
Rope access, Working at height, Höhenarbeit, Arbeiten in der Höhe, Industriekletterer
Quality management, QM, Qualitätsmanagement, Qualitätsmanager
Quality assurance, QA, Qualitätssicherung, QS < Quality management
Quality control, Inspection, Qualitätskontrolle, Wareneingangsprüfung, Endprüfung, Qualitätsprüfung < Quality management
ISO 9001 < Quality management
IATF 16949, VDA 6.3 < Quality management ~ Automotive engineering
Auditing, Internal audits, Quality audits, Audits, Auditor, Interne Audits < Quality management
Supplier quality, Lieferantenqualität, Supplier audits < Quality management ~ Procurement
8D reports, Complaint management, Root cause analysis, 8D-Report, Reklamationsmanagement, Ursachenanalyse < Quality management
Statistical process control, SPC, Statistische Prozesskontrolle < Quality management ~ Statistics
Coordinate measuring, CMM, 3D measurement, Koordinatenmesstechnik, 3D-Messtechnik < Quality control ~ Measurement technology
Non-destructive testing, NDT, Zerstörungsfreie Prüfung, ZfP, Zerstörungsfreie Werkstoffprüfung < Quality control
Ultrasonic testing, Ultraschallprüfung < Non-destructive testing
Magnetic particle testing, Dye penetrant testing, Magnetpulverprüfung, Farbeindringprüfung < Non-destructive testing
Radiographic testing, X-ray inspection, Durchstrahlungsprüfung, Röntgenprüfung < Non-destructive testing
Magnetic rope testing, Magnetinduktive Seilprüfung, Seilprüfung < Non-destructive testing ~ Wire ropes
Visual inspection, Sichtprüfung < Non-destructive testing
Materials testing, Tensile test, Werkstoffprüfung, Zugversuch < Quality control ~ Materials science
Certification, Type approval, Product certification, Zertifizierung, Zulassung, Typgenehmigung, Produktzulassung
Standards and norms, Standardisation, DIN, Normung, Normen
Occupational safety, Workplace safety, Health and safety, EHS, HSE, Arbeitssicherheit, Arbeitsschutz, Fachkraft für Arbeitssicherheit
First aid, First aider, Erste Hilfe, Ersthelfer < Occupational safety
Evacuation, Rescue from heights, Evakuierung, Bergung, Höhenrettung, Bergeübung < Occupational safety
Hazardous substances, Dangerous goods, Gefahrstoffe, Gefahrgut < Occupational safety
Risk assessment at work, Gefährdungsbeurteilung < Occupational safety
Explosion protection, ATEX, Explosionsschutz < Occupational safety
Ergonomics, Ergonomie < Occupational safety
Fire warden, Fire extinguisher training, Brandschutzhelfer, Brandschutzbeauftragter < Fire protection
Environmental management, ISO 14001, Umweltmanagement
Sustainability, ESG, Corporate sustainability, CSR, Nachhaltigkeit, Nachhaltigkeitsmanagement
Sustainability reporting, CSRD, ESG reporting, Nachhaltigkeitsbericht < Sustainability
Carbon footprint, Life cycle assessment, LCA, CO2-Bilanz, Ökobilanz, Klimabilanz < Sustainability
Circular economy, Recycling, Waste management, Kreislaufwirtschaft, Abfallwirtschaft, Entsorgung < Sustainability
Energy management, ISO 50001, Energiemanagement < Energy efficiency
Logistics, Logistik, Logistics management
Supply chain management, Supply chain, SCM, Lieferkette, Lieferkettenmanagement < Logistics
Procurement, Purchasing, Buying, Buyer, Einkauf, Beschaffung, Einkäufer < Supply chain management
Strategic sourcing, Strategischer Einkauf < Procurement
Supplier management, Vendor management, Lieferantenmanagement < Procurement
Supply chain act, Supply chain due diligence, Lieferkettengesetz, Lieferkettensorgfaltspflichten < Supply chain management ~ Compliance
Warehouse management, Warehousing, WMS, Lagerverwaltung, Lagerlogistik, Lagerwirtschaft < Logistics
Inventory management, Stock management, Bestandsmanagement, Inventur, Disposition < Logistics
Order picking, Kommissionierung < Warehouse management
Forklift driving, Forklift, Staplerfahren, Gabelstapler, Staplerschein < Warehouse management
Crane operation, Crane operator, Kranführer, Kranschein < Logistics ~ Cranes
Intralogistics, Conveyor technology, AGV, Intralogistik, Fördertechnik, Materialfluss < Logistics
Transport planning, Freight forwarding, Dispatching, Transportplanung, Spedition, Tourenplanung < Logistics
Heavy transport, Oversize transport, Schwertransport < Transport planning
Truck driving, Driving licence C, Lkw-Führerschein, Berufskraftfahrer < Logistics
Shipping, Dispatch, Versand, Versandabwicklung < Logistics
Customs, Export control, Import and export, Zoll, Zollabwicklung, Exportkontrolle, Außenhandel, Incoterms < Logistics
Sea freight, Air freight, Container shipping, Seefracht, Luftfracht < Logistics
Fleet management, Fuhrparkmanagement, Fuhrpark < Logistics
Returns management, Retourenmanagement < Logistics
Drones, UAV, UAS, Drone pilot, Unmanned aerial vehicles, Drohnen, Drohnenpilot, Drohnenführerschein
Winter operations, Snow grooming, Avalanche safety, Lawinenkunde, Winterdienst, Pistenbetrieb
Mountain rescue, Bergrettung, Bergwacht ~ First aid
`
