"""The Island: explorers leave a sinking island by boat or swimming, past serpents, sharks and whales."""
