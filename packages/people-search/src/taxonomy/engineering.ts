/** Machines, electricity, control, buildings, science. */
export const ENGINEERING = `
Mechanical engineering, Machine design, Mechanical design, Maschinenbau, Konstruktion, Konstrukteur, Maschinenkonstruktion
Computer-aided design, CAD, CAD-Konstruktion, 3D modelling, 3D modeling, 3D-Konstruktion < Mechanical engineering
SolidWorks < Computer-aided design
AutoCAD < Computer-aided design
CATIA < Computer-aided design
Autodesk Inventor, Fusion 360 < Computer-aided design
Siemens NX, Solid Edge < Computer-aided design
PTC Creo, Creo, Pro/ENGINEER < Computer-aided design
Technical drawing, Technical drawings, Drafting, Technisches Zeichnen, Technische Zeichnungen, Technischer Zeichner < Mechanical engineering ~ Computer-aided design
Tolerancing, GD&T, Form- und Lagetoleranzen, Tolerance analysis < Mechanical engineering
Product lifecycle management, PLM, PDM, Teamcenter, Windchill < Mechanical engineering
Finite element analysis, Finite element method, Finite-Elemente-Methode, FEM, FEA, Festigkeitsberechnung < Structural mechanics
Ansys < Finite element analysis
Abaqus < Finite element analysis
Structural mechanics, Strength of materials, Technische Mechanik, Festigkeitslehre < Mechanical engineering
Structural engineering, Structural analysis, Statics, Statik, Tragwerksplanung, Baustatik < Civil engineering
Computational fluid dynamics, CFD, OpenFOAM, Strömungssimulation < Fluid mechanics
Fluid mechanics, Aerodynamics, Strömungsmechanik, Aerodynamik < Mechanical engineering
Thermodynamics, Heat transfer, Thermodynamik, Wärmeübertragung < Mechanical engineering
Dynamics of machines, Machine dynamics, Multibody simulation, Mehrkörpersimulation, Maschinendynamik < Mechanical engineering
Vibration analysis, Schwingungsanalyse, Modal analysis, Schwingungstechnik < Condition monitoring
Condition monitoring, Zustandsüberwachung, Machine diagnostics, Maschinendiagnose < Maintenance
Acoustics, Noise reduction, NVH, Akustik, Schallschutz, Lärmminderung
Fatigue analysis, Betriebsfestigkeit, Lebensdauerberechnung, Fracture mechanics, Bruchmechanik < Structural mechanics
Materials science, Material engineering, Metallurgy, Werkstofftechnik, Werkstoffkunde, Metallurgie
Composites, Carbon fibre, Fibre reinforced plastics, Faserverbundwerkstoffe < Materials science
Polymers, Plastics engineering, Kunststofftechnik < Materials science
Corrosion protection, Coatings, Korrosionsschutz, Beschichtungen < Materials science
Lubrication, Tribology, Schmierung, Tribologie, Schmierstoffe < Mechanical engineering ~ Bearings
Bearings, Bearing design, Wälzlager, Lagertechnik < Mechanical engineering
Gearboxes, Gears, Transmission design, Getriebe, Getriebetechnik, Verzahnung < Drive technology
Drive technology, Drives, Antriebstechnik, Antriebe < Mechanical engineering ~ Electric motors
Hydraulics, Hydraulik, Fluid power < Mechanical engineering
Pneumatics, Pneumatik, Druckluft < Mechanical engineering
Pumps, Compressors, Pumpen, Verdichter < Mechanical engineering
Brakes, Braking systems, Bremsen, Bremssysteme < Mechanical engineering
Wire ropes, Rope technology, Rope splicing, Drahtseile, Seiltechnik, Spleißen < Mechanical engineering
Ropeways, Cable cars, Gondolas, Seilbahnen, Seilbahntechnik, Seilbahnbau
Lifts, Elevators, Escalators, Lift, Elevator, Aufzüge, Aufzug, Aufzugstechnik, Fahrtreppen, Fahrstuhl
Cranes, Hoists, Lifting equipment, Krane, Hebezeuge
Automotive engineering, Vehicle engineering, Fahrzeugtechnik, Automobiltechnik < Mechanical engineering
Combustion engines, Verbrennungsmotoren, Motorenentwicklung < Automotive engineering
Electric mobility, E-mobility, Electric vehicles, Elektromobilität, Ladeinfrastruktur < Automotive engineering
AUTOSAR, CAN bus, CANopen < Automotive engineering ~ Embedded software
Railway engineering, Rolling stock, Bahntechnik, Schienenfahrzeuge
Aerospace engineering, Aviation, Luft- und Raumfahrttechnik, Flugzeugbau
Shipbuilding, Naval architecture, Schiffbau
Medical technology, Medical devices, Medizintechnik, Medizinprodukte
Precision engineering, Optics, Feinwerktechnik, Optik, Photonics
Mechatronics, Mechatronik, Mechatroniker ~ Mechanical engineering, Electrical engineering
Systems engineering, Model-based systems engineering, MBSE, SysML, Systemtechnik
Robotics, Robot programming, Industrial robots, Robotik, Roboterprogrammierung, Industrieroboter < Industrial automation
ROS, Robot Operating System < Robotics
KUKA, ABB Robotics, Fanuc < Robotics
Machine vision inspection, Optische Inspektion < Computer vision ~ Quality control
Additive manufacturing, 3D printing, Rapid prototyping, 3D-Druck, Additive Fertigung < Manufacturing processes
Electrical engineering, Electrics, Elektrotechnik, Elektroingenieur, Elektrik
Electrical installation, Electrician, Elektroinstallation, Elektriker, Elektroniker für Betriebstechnik < Electrical engineering
Electrical planning, Circuit diagrams, Elektroplanung, Elektrokonstruktion, Schaltpläne < Electrical engineering
EPLAN, EPLAN Electric P8 < Electrical planning
Control cabinets, Switch cabinets, Switchgear, Schaltschrankbau, Schaltanlagen < Electrical engineering
Power electronics, Inverters, Frequency converters, Leistungselektronik, Umrichter, Frequenzumrichter < Electrical engineering
Electric motors, Motors and generators, Elektromotoren, Elektrische Maschinen < Electrical engineering
Power engineering, High voltage, Power grids, Energietechnik, Hochspannung, Stromnetze < Electrical engineering
Transformers, Transformatoren < Power engineering
Battery technology, Batteries, Energy storage, Batterietechnik, Energiespeicher < Electrical engineering
Lightning protection, Earthing, Blitzschutz, Erdung < Electrical engineering
Electromagnetic compatibility, EMC, Elektromagnetische Verträglichkeit, EMV < Electrical engineering
Electronics development, Electronics, Circuit design, Elektronik, Elektronikentwicklung, Schaltungsentwicklung < Electrical engineering
PCB design, Printed circuit boards, Altium, KiCad, Leiterplattenentwurf, Leiterplattendesign < Electronics development
Soldering, Löten < Electronics development
Microcontrollers, Arduino, STM32, Mikrocontroller < Electronics development ~ Embedded software
FPGA, VHDL, Verilog, Digital design < Electronics development
Semiconductors, Chip design, Halbleiter < Electronics development
Sensors, Sensor technology, Sensorik, Sensoren < Measurement technology
Measurement technology, Metrology, Instrumentation, Messtechnik < Electrical engineering
Calibration, Kalibrierung < Measurement technology
Signal processing, DSP, Signalverarbeitung < Electronics development
Radio frequency engineering, RF engineering, Antennas, Hochfrequenztechnik, Antennentechnik < Electronics development
Industrial automation, Automation engineering, Automation technology, Automatisierung, Automatisierungstechnik
Control engineering, Control theory, Regelungstechnik, Controls engineering, Steuerungstechnik < Industrial automation
Programmable logic controller, PLC, PLC programming, PLC programmer, Speicherprogrammierbare Steuerung, SPS, SPS-Programmierung, SPS-Programmierer < Industrial automation
TIA Portal, Simatic, Siemens S7, Step 7 < Programmable logic controller
CODESYS, TwinCAT, Beckhoff < Programmable logic controller
Structured Text, IEC 61131, Ladder logic < Programmable logic controller
SCADA, WinCC, Process visualisation, Leittechnik, Leitsysteme, Prozessvisualisierung < Industrial automation
Human machine interface, HMI, Operator panels, Bedienoberflächen für Maschinen < Industrial automation
Fieldbus, Profinet, Profibus, EtherCAT, Modbus, Feldbusse < Industrial automation
OPC UA < Industrial automation ~ Internet of Things
Motion control, Servo drives, Drive control, Antriebsregelung, Servoantriebe < Industrial automation ~ Drive technology
Functional safety, SIL, Safety PLC, IEC 61508, ISO 13849, Funktionale Sicherheit, Sicherheitssteuerung < Machine safety
Machine safety, Machinery directive, CE marking, Maschinensicherheit, Maschinenrichtlinie, CE-Kennzeichnung
Risk assessment of machines, FMEA, HAZOP, Gefahrenanalyse ~ Machine safety
Commissioning, Start-up of plants, Inbetriebnahme, Inbetriebsetzung < Industrial automation
Building automation, Smart home, KNX, Gebäudeautomation, Gebäudeleittechnik < Industrial automation ~ Building services
Process engineering, Chemical engineering, Verfahrenstechnik, Chemieingenieurwesen
Piping, Plant design, Plant engineering, Rohrleitungsbau, Anlagenbau, Anlagenplanung < Process engineering
Chemistry, Analytical chemistry, Chemie, Analytische Chemie, Chemiker
Biotechnology, Biotechnologie, Molecular biology, Molekularbiologie
Pharmaceutical production, GMP, Good manufacturing practice, Pharmazie, Pharmaproduktion
Laboratory work, Laboratory, Laborarbeit, Labortechnik, Laborant
Physics, Physik, Physiker
Mathematics, Mathematik, Mathematiker
Civil engineering, Construction engineering, Bauingenieurwesen, Bauingenieur
Foundations, Geotechnics, Grundbau, Geotechnik, Fundamente < Civil engineering
Steel construction, Steel structures, Stahlbau < Civil engineering
Concrete construction, Reinforced concrete, Betonbau, Stahlbeton < Civil engineering
Timber construction, Carpentry, Carpenter, Holzbau, Zimmerei, Zimmerer, Zimmermann < Civil engineering
Road construction, Road building, Straßenbau, Straßenbauer, Tiefbau < Civil engineering
Bridge construction, Brückenbau < Civil engineering
Surveying, Land survey, Vermessung, Geodäsie, Vermessungstechnik
Architecture of buildings, Building design, Hochbauplanung, Gebäudeplanung
Building information modeling, Building information modelling, BIM, Revit < Architecture of buildings ~ Computer-aided design
Site management, Construction management, Bauleitung, Bauleiter, Bauüberwachung < Civil engineering ~ Project management
Building permits, Approval procedures, Genehmigungsverfahren, Baugenehmigung, Baurecht
Building services, HVAC, Heating ventilation air conditioning, Gebäudetechnik, Heizung Lüftung Klima, TGA
Heat pumps, Heating systems, Wärmepumpen, Heizungsbau < Building services
Refrigeration, Cooling technology, Kältetechnik < Building services
Plumbing, Sanitary engineering, Sanitärtechnik < Building services
Fire protection, Fire safety, Brandschutz
Facility management, Facilities, Gebäudemanagement, Hausmeister, Haustechnik
Energy efficiency, Energy consulting, Energieeffizienz, Energieberatung
Renewable energy, Photovoltaics, Solar power, Erneuerbare Energien, Photovoltaik, Solarenergie
Wind power, Wind turbines, Wind energy, Wind turbine technician, Windkraft, Windenergie, Windrad, Windkraftanlagen < Renewable energy
Hydropower, Wasserkraft < Renewable energy
Hydrogen technology, Fuel cells, Wasserstofftechnik, Brennstoffzellen
Water management, Wastewater, Wasserwirtschaft, Abwassertechnik
Environmental engineering, Umwelttechnik ~ Environmental management
Requirements engineering, Requirements management, Requirements analysis, Anforderungsmanagement, Anforderungsanalyse, Lastenheft, Pflichtenheft
Technical documentation, Technical writing, Technical writer, Technische Dokumentation, Technischer Redakteur, Betriebsanleitungen
Research and development, R&D, Forschung und Entwicklung, Produktentwicklung
Patents, Intellectual property, Patent law, Patente, Gewerblicher Rechtsschutz, Schutzrechte
`
