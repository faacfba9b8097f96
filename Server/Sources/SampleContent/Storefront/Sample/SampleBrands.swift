/// The brands of the sample content. None of them exists.
enum SampleBrands {
    /// 120 names.
    static let names: [String] = [
        "Arc & Elm", "Nordlicht", "Maison Verrier", "Halden", "Oriel & Finch", "Studio Kemi", "Tallow & Thread",
        "Vesper Lane", "Castor Blanc", "Ibarra", "Kite & Harrow", "Lune Atelier", "Morrow", "Paloma Reyes",
        "Quill & Ash",
        "Rivet House", "Sable Court", "Tamsin Vale", "Ulver", "Wren & Wild", "Yarrow", "Zephyr Mills", "Alder Street",
        "Bellamy Row", "Cinder & Salt", "Dovecote", "Ebbe", "Fallow Field", "Gantry", "Hollis Marr", "Isla Corde",
        "Juniper & Co", "Kestrel", "Lindqvist Dal", "Marlow Quay", "Noor Saba", "Otto Brandt", "Pellegrin",
        "Rue Lavande",
        "Sorrel", "Thistle & Bone", "Umbra", "Vanta Works", "Winterbourne", "Aster Noma", "Birch Assembly",
        "Calla Mond",
        "Drift Atelier", "Estuary", "Folke", "Gable & Grey", "Hinterland Co", "Inkwell", "Jasper Roe", "Kobo Line",
        "Larkspur", "Mira Solenne", "North Quarter", "Oda", "Pine & Pearl", "Quarry", "Rowan Heath", "Saltmarsh",
        "Tove Lind",
        "Undine", "Verra Costa", "Wicklow Loom", "Ysolde", "Amber Kiln", "Bruma", "Cove & Cable", "Delphine Marsh",
        "Ember Row", "Fen", "Glasswing", "Hesper", "Iron Orchard", "Jorun", "Kelda", "Lichen & Lace", "Mercer Vane",
        "Nell Ashby",
        "Ostara", "Parish", "Ravel", "Sunniva", "Terrane", "Uma Fjord", "Vale & Vine", "Wilder Sons", "Anselm",
        "Bastide",
        "Copper Line", "Dune Republic", "Elodie Faure", "Foundry Eight", "Grove Standard", "Harlan Pike", "Isidor",
        "Jade Harbour",
        "Knoll", "Linden & Lowe", "Mistral", "Nacre", "Orchard Lane", "Pomona", "Roe & Reed", "Selkie", "Tessera",
        "Verdigris",
        "Willa Stone", "Atlas Union", "Brae", "Clover & Kin", "Dahl Werk", "Eider", "Fable & Flint", "Greyfriar",
        "Haar",
        "Ilex",
    ]

    /// What a brand says about itself.
    static let taglines: [String] = [
        "Made slowly, worn for years", "Quiet clothes for loud cities", "Drawn by hand, cut to last", "Cloth first",
        "Workwear for the weekend", "Small runs, good wool", "The coast in winter", "Colour, carefully",
        "Tailoring without the stiffness", "From one mill, in one valley", "Less, but better made",
        "Built to be repaired",
    ]
}
